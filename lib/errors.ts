/** The message of what was thrown, which may not be an error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The messages of an error and its causes, outermost first. */
export function errorMessages(error: unknown): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let next = error; next !== undefined && next !== null && !seen.has(next); next = causeOf(next)) {
    seen.add(next);
    messages.push(messageOf(next));
  }
  return messages.join('\n\nCause:\n');
}

/** React's message for page data that ends early, in development and (by its number) in production. */
const TRUNCATED = /^(?:Connection closed\.$|Minified React error #412;)/;

/**
 * Whether an error means that some of the site's code or data couldn't be loaded, because the network is down or the site has
 * changed.
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
