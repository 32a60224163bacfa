import { randomNumbers } from '../../../../__tests__/support/random.ts';

/** A separate random generator for each part, so that a new transaction in one place doesn't change all others. */
export type Random = {
  int: (min: number, max: number) => number;
  pick: <T>(list: readonly T[]) => T;
};

export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619) >>> 0;
  const next = randomNumbers(state);
  return {
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: list => list[Math.floor(next() * list.length)]!,
  };
}
