import { findMatches, type Match } from './duplicates';
import {
  PAGE_ROWS,
  SHOWN_PROBLEMS,
  type FileReport,
  type Request,
  type Response,
  type ShownRow,
  type Slot,
} from './messages';
import { payeeName } from './payee-name';
import { rehearse, type Rehearsal } from './rehearse';
import { totalsOf } from './totals';
import type { ImportRow, Settings } from './types';

interface Held {
  name: string;
  bytes: Uint8Array;
  rehearsal: Rehearsal;
}

/**
 * Holds the two files that a reader compares, and reports on them. It does all of the worker's work, but can also run without
 * a worker.
 */
export class ImportDesk {
  readonly #files: Partial<Record<Slot, Held>> = {};
  #chosen: Partial<Settings> = {};
  #matches: (Match | undefined)[] = [];

  /** The answer to a request. */
  answer(request: Request): Response {
    const { id } = request;
    if (request.type === 'page') return { type: 'page', id, rows: this.#rows(request.slot, request.from) };
    if (request.type === 'read') this.#read(request.slot, request.name, new Uint8Array(request.bytes));
    else this.#set(request.settings);
    return { type: 'report', id, first: this.#report('first'), second: this.#report('second') };
  }

  #read(slot: Slot, name: string, bytes: Uint8Array): void {
    if (slot === 'first') {
      this.#chosen = {};
      delete this.#files.second;
    }
    // The app remembers the settings of the first import for the account.
    const first = this.#files.first?.rehearsal;
    const rehearsal = rehearse(name, bytes, slot === 'second' && first ? first.settings : this.#chosen);
    this.#files[slot] = { name, bytes, rehearsal };
    this.#compare();
  }

  #set(settings: Partial<Settings>): void {
    // With another delimiter or header, the columns change, so everything else is guessed again.
    const isShape = ['delimiter', 'skipLines', 'hasHeader'].some(key => key in settings);
    const { delimiter, skipLines, hasHeader } = { ...this.#files.first?.rehearsal.settings, ...this.#chosen };
    this.#chosen = isShape
      ? { delimiter, skipLines, hasHeader, ...settings }
      : { ...this.#chosen, ...settings };
    const { first, second } = this.#files;
    if (first) first.rehearsal = rehearse(first.name, first.bytes, this.#chosen);
    if (first && second) second.rehearsal = rehearse(second.name, second.bytes, first.rehearsal.settings);
    this.#compare();
  }

  #compare(): void {
    const { first, second } = this.#files;
    this.#matches = first && second ? findMatches(first.rehearsal.rows, second.rehearsal.rows) : [];
  }

  #report(slot: Slot): FileReport | undefined {
    const held = this.#files[slot];
    if (!held) return undefined;
    const { rows, problems, ...rest } = held.rehearsal;
    return {
      ...rest,
      totals: totalsOf(rows),
      rowCount: rows.length,
      rows: this.#rows(slot, 0),
      problems: problems.slice(0, SHOWN_PROBLEMS),
      problemCount: problems.length,
      categories: categoriesOf(rows),
      ...(slot === 'second' && { matches: countMatches(this.#matches) }),
    };
  }

  #rows(slot: Slot, from: number): ShownRow[] {
    const rows = this.#files[slot]?.rehearsal.rows ?? [];
    return rows.slice(from, from + PAGE_ROWS).map((row, at) => ({
      ...row,
      payeeName: payeeName(row.payee),
      ...(slot === 'second' && this.#matchOf(from + at)),
    }));
  }

  #matchOf(at: number): Pick<ShownRow, 'match'> {
    const match = this.#matches[at];
    const existing = match && this.#files.first?.rehearsal.rows[match.existing];
    if (!match || !existing) return {};
    const { kind, days, unchanged } = match;
    const { line, date = '', payee } = existing;
    return { match: { kind, days, unchanged, line, date, payee } };
  }
}

function countMatches(matches: readonly (Match | undefined)[]): FileReport['matches'] {
  const found = matches.filter(match => match !== undefined);
  const unchanged = found.filter(match => match.unchanged).length;
  return {
    added: matches.length - found.length,
    unchanged,
    updated: found.length - unchanged,
    doubtful: found.filter(({ kind }) => kind === 'amount').length,
  };
}

function categoriesOf(rows: readonly ImportRow[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of rows) if (category !== '') counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, 20);
}
