/** A mistake in a content file: where it stands, what is wrong and what to write instead. */
export class SourceError extends Error {
  /**
   * @param file path from the project's root, such as `content/docs/faq.mdx`
   * @param place line and column in that file, counted from 1
   * @param reason what was found, and the remedy
   */
  constructor(file: string, place: { line: number; column?: number } | undefined, reason: string) {
    super(`${file}${place ? `:${place.line}:${place.column ?? 1}` : ''} ${reason}`);
    this.name = 'SourceError';
  }
}
