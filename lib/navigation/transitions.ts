/** A navigation to another page on the site. */
export interface Transition {
  /** The address it goes to. */
  url: string;
  /** `traverse` is Back or Forward. */
  type: 'push' | 'replace' | 'traverse';
}

let latest: Transition | undefined;
const listeners = new Set<(transition: Transition) => void>();

/** Records that a navigation has started. The framework calls it through instrumentation-client.ts. */
export function beginTransition(url: string, type: Transition['type']): void {
  latest = { url, type };
  for (const listener of listeners) listener(latest);
}

/** The last navigation that started. Undefined on the page that was loaded. */
export function latestTransition(): Transition | undefined {
  return latest;
}

/** Calls a function whenever a navigation starts. Returns a function that removes the listener. */
export function onTransition(listener: (transition: Transition) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
