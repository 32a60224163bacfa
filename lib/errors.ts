/** The messages of an error and of what caused it, outermost first. */
export function errorMessages(error: unknown): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let next = error; next !== undefined && next !== null && !seen.has(next); next = causeOf(next)) {
    seen.add(next);
    messages.push(next instanceof Error ? next.message : String(next));
  }
  return messages.join('\n\nCause:\n');
}

/** What React says of page data that ends in the middle, in development and, by its number, in production. */
const TRUNCATED = /^(?:Connection closed\.$|Minified React error #412;)/;

/**
 * Whether an error says that a part of the site's code or data could not be loaded whole: the network is down, or the site
 * has changed.
 */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || TRUNCATED.test(error.message) || isChunkError(error.cause))
  );
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
