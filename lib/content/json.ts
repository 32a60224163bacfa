import { transform, type TransformFailure } from 'esbuild';
import { SourceError } from './source-error';

/**
 * Parses JSON. esbuild finds the place of a mistake, which the messages of JSON.parse don't have in every Node release.
 *
 * @param file the path for the error
 * @throws SourceError with the place of the first mistake
 */
export async function parseJson(text: string, file: string): Promise<unknown> {
  await transform(text, { loader: 'json', logLevel: 'silent' }).catch(
    ({ errors: [error] }: TransformFailure) => {
      const { line = 1, column = 0 } = error?.location ?? {};
      const reason = `This isn't valid JSON: ${error?.text}. Compare it with the lines around it.`;
      throw new SourceError(file, { line, column: column + 1 }, reason);
    },
  );
  return JSON.parse(text);
}
