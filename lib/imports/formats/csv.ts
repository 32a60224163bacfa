import { parse, type CsvError, type Options } from 'csv-parse/browser/esm/sync';
import type { Problem } from '../types';

/** The settings of the app's import dialog that decide how a file is split into values. */
export interface CsvOptions {
  delimiter: string;
  /** The number of lines to skip at the top. */
  skipLines: number;
  hasHeader: boolean;
}

/** A line of a CSV file with its values by column. */
export interface CsvRecord {
  line: number;
  lines: number;
  values: Readonly<Record<string, string>>;
  /** How many values the line has. */
  width: number;
}

/** What a CSV file contains. */
export interface CsvTable {
  /** The columns that the app offers: each name in the header once, or numbers from 0 if there's no header. */
  columns: string[];
  /** How many values the header has. */
  width: number;
  /** The names in the header, in the file's order. Empty if there's no header. */
  header: string[];
  records: CsvRecord[];
  problem?: Problem;
  /** The app's message when the file can't be read. */
  error?: string;
}

/**
 * Reads a CSV file with the app's parser and its options.
 *
 * @param text the whole file
 */
export function readCsv(text: string, { delimiter, skipLines, hasHeader }: CsvOptions): CsvTable {
  const skipped = Math.max(0, Math.floor(skipLines));
  const lines: { line: number; cells: string[] }[] = [];
  const content = (skipped > 0 ? withoutLines(text, skipped) : text).replace(/^\uFEFF/, '');
  const options = {
    delimiter: delimiter || ',',
    quote: '"',
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
  };
  try {
    // The parser turns strings into bytes, too, but takes far longer.
    parse(new TextEncoder().encode(content), {
      ...options,
      on_record: (cells: string[], context) => {
        lines.push({ line: context.lines + skipped, cells });
        return null;
      },
    });
  } catch {
    return {
      columns: [],
      width: 0,
      header: [],
      records: [],
      ...failure(content, { ...options, columns: hasHeader }, skipped),
    };
  }
  const header = hasHeader ? (lines.shift()?.cells ?? []) : undefined;
  return tableOf(header, lines);
}

function withoutLines(text: string, count: number): string {
  return text.split(/\r?\n/).slice(count).join('\r\n');
}

function tableOf(
  header: string[] | undefined,
  lines: readonly { line: number; cells: string[] }[],
): CsvTable {
  const width = header?.length ?? lines[0]?.cells.length ?? 0;
  const names = header ?? Array.from({ length: width }, (_, at) => String(at));
  const records = lines.map(({ line, cells }): CsvRecord => {
    const values: Record<string, string> = Object.create(null) as Record<string, string>;
    for (const [at, cell] of cells.entries()) {
      const name = header ? header[at] : String(at);
      if (name !== undefined) values[name] = cell;
    }
    const height = cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 1);
    return { line: line - height + 1, lines: height, values, width: cells.length };
  });
  return { columns: [...new Set(names)], width, header: header ?? [], records };
}

/** The app's message, which names the column if there's a header. */
function failure(content: string, options: Options, skipped: number): Pick<CsvTable, 'error' | 'problem'> {
  try {
    parse(content, options);
    return {};
  } catch (thrown) {
    const { message, lines = 1 } = thrown as CsvError & { lines?: number };
    const problem: Problem = { kind: 'quote', line: lines + skipped, blocks: true };
    return { error: `Failed parsing: ${message}`, problem };
  }
}
