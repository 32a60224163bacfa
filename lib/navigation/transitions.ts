/** A way to another page inside the site. */
export interface Transition {
  /** Where it leads. */
  url: string;
  /** `traverse` is Back or Forward. */
  type: 'push' | 'replace' | 'traverse';
}

let latest: Transition | undefined;
const listeners = new Set<(transition: Transition) => void>();

/** Notes that a transition begins. The framework calls it by way of instrumentation-client.ts. */
export function beginTransition(url: string, type: Transition['type']): void {
  latest = { url, type };
  for (const listener of listeners) listener(latest);
}

/** The transition that began last, or undefined on the page that was loaded. */
export function latestTransition(): Transition | undefined {
  return latest;
}

/** Calls a function whenever a transition begins. Returns the way to stop it. */
export function onTransition(listener: (transition: Transition) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
