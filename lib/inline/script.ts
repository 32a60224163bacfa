/**
 * The text of an inline script that calls a function.
 *
 * The scripts in lib/inline work from the first paint, whether or not the framework has loaded. Their functions are converted to
 * text, so they can only use their arguments and browser APIs: no imports, and no constants of their module.
 */
export function inlineCall<
  Args extends (string | number | boolean | null | Readonly<Record<string, string>>)[],
>(run: (...args: Args) => void, ...args: Args): string {
  const values = args.map(value => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${run.toString()})(${values.join()});`;
}
