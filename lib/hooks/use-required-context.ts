import { useContext, type Context } from 'react';

/** A hook was called where the component that serves it is not around. */
export class ReactContextError extends Error {
  constructor(hook: string, provider: string) {
    super(`Hook ${hook} is called outside the <${provider}>.`);
    this.name = 'ReactContextError';
  }
}

/**
 * A context's value.
 *
 * @throws ReactContextError where nobody provides it
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
