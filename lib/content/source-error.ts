/** A position in a file. Both numbers count from 1. */
export interface Place {
  line: number;
  column?: number;
}

/** An error in a content file: where it is, what was found, and what to write instead. */
export class SourceError extends Error {
  /**
   * @param file path from the project's root, such as `content/docs/faq.mdx`
   * @param place the position in that file; left out if the error is about the whole file
   * @param reason what was found, and what to write
   */
  constructor(
    readonly file: string,
    readonly place: Place | undefined,
    readonly reason: string,
  ) {
    super(`${file}${place ? `:${place.line}:${place.column ?? 1}` : ''} ${reason}`);
    this.name = 'SourceError';
  }
}

/** Sorts errors by file, line, and column, and removes duplicates. */
export function inOrder(mistakes: readonly SourceError[]): SourceError[] {
  const unique = new Map(mistakes.map(mistake => [mistake.message, mistake]));
  return [...unique.values()].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 1) - (b.place?.column ?? 1),
  );
}

/** Groups errors by file, as readable lines. */
export function linesByFile(found: readonly SourceError[]): Record<string, string[]> {
  const lines: Record<string, string[]> = {};
  for (const { file, message } of found) (lines[file] ??= []).push(message);
  return lines;
}
