import type { Network } from '../search/slow-network';

/** A reader's machine and connection. */
export interface Condition {
  name: string;
  network?: Network;
  /** How many times slower the CPU is. */
  cpu: number;
}

/** The conditions under which every site is measured. */
export const CONDITIONS: readonly Condition[] = [
  { name: 'unthrottled', cpu: 1 },
  // Lighthouse's "Slow 4G".
  { name: 'Slow 4G, CPU ×4', network: { bitsPerSecond: 1_600_000, roundTrip: 150 }, cpu: 4 },
];
