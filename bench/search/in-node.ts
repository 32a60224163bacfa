import type { Built, Opened } from './engines';

/** A query and the pages that answer it. */
export interface Golden {
  q: string;
  pages: string[];
}

/** How good the answers are. */
export interface Quality {
  success: number;
  /** The share of queries with an expected page among the first eight hits. */
  among: number;
  reciprocalRank: number;
  recall: number;
  zero: number;
  /** The queries whose first hit isn't one of the expected pages. */
  missed: string[];
}

/** Runs every query of the golden set, and compares the first eight hits with the expected pages. */
export async function quality(opened: Opened, golden: readonly Golden[]): Promise<Quality> {
  const total = { success: 0, among: 0, reciprocalRank: 0, recall: 0, zero: 0 };
  const missed: string[] = [];
  for (const { q, pages } of golden) {
    const found = await opened.ask(q);
    const rank = found.findIndex(page => pages.includes(page));
    if (rank !== 0) missed.push(q);
    total.success += rank === 0 ? 1 : 0;
    total.among += rank < 0 ? 0 : 1;
    total.reciprocalRank += rank < 0 ? 0 : 1 / (rank + 1);
    total.recall += pages.filter(page => found.includes(page)).length / pages.length;
    total.zero += found.length === 0 ? 1 : 0;
  }
  const count = golden.length;
  return {
    success: total.success / count,
    among: total.among / count,
    reciprocalRank: total.reciprocalRank / count,
    recall: total.recall / count,
    zero: total.zero / count,
    missed,
  };
}

/** The 95th percentile. */
export function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? NaN;
}

/** The time from a keystroke until the complete answer in ms, for every prefix of every query, including parsing JSON files. */
export async function keystrokes(built: Built, queries: readonly string[]): Promise<number[]> {
  const opened = await built.open();
  const times: number[] = [];
  for (const query of queries) {
    for (let end = 1; end <= query.length; end += 1) {
      const start = performance.now();
      await opened.ask(query.slice(0, end));
      times.push(performance.now() - start);
    }
  }
  return times;
}
