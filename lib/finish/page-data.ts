import { transform } from 'esbuild';
import { esbuildTarget } from '../build-target';

/**
 * Minifies the script with a page's data for the framework. Next quotes the data as JSON inside a string. Other quotes need fewer
 * backslashes, so the script gets 13% shorter, or 2% when compressed.
 *
 * @param data the script
 * @returns a script that does the same
 * @throws Error if the script can't be parsed
 */
export async function minifyData(data: string): Promise<string> {
  const { code } = await transform(data, { minify: true, charset: 'utf8', target: esbuildTarget() });
  return code.trim();
}
