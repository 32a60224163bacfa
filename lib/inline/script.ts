/**
 * The text of an inline script that calls a function.
 *
 * The scripts of lib/inline work from the first paint, while the framework is absent, loading or failed. Their functions are
 * turned into text, so they may use their arguments and the browser only: no import, no constant of their module.
 */
export function inlineCall<Args extends (string | number | boolean | null)[]>(
  run: (...args: Args) => void,
  ...args: Args
): string {
  const values = args.map(value => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${run.toString()})(${values.join()});`;
}
