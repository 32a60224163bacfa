import { useContext, type Context } from 'react';

/** Thrown when a hook is used outside the component that provides its context. */
export class ReactContextError extends Error {
  constructor(hook: string, provider: string) {
    super(`Hook ${hook} was called outside <${provider}>.`);
    this.name = 'ReactContextError';
  }
}

/**
 * A context's value.
 *
 * @throws ReactContextError if there is no provider
 */
export function useRequiredContext<Value>(
  context: Context<Value | undefined>,
  hook: string,
  provider: string,
): Value {
  const value = useContext(context);
  if (value === undefined) throw new ReactContextError(hook, provider);
  return value;
}
