import { SourceError } from '../content/source-error';
import { similar } from '../similar';
import type { ApiData } from './api';
import { readReference } from './data';
import { REFERENCE_FOLDER } from './folders';

/** A call of the API package in text or code. */
const CALL = /\bapi\.(\w+)\(/g;

/** Finds calls of methods that the API package doesn't have. */
export async function apiCallMistakes(
  pages: readonly { file: string; text: string }[],
  folder = REFERENCE_FOLDER,
): Promise<SourceError[]> {
  const { data } = await readReference<ApiData, unknown>('api', folder);
  const names = [...Object.keys(data.methods), ...Object.keys(data.values)];
  return pages.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(CALL)].flatMap(match => {
        const [, name = ''] = match;
        if (names.includes(name)) return [];
        const [near] = similar(name, names);
        const hint = near === undefined ? 'Correct the name.' : `Did you mean ${near}?`;
        const reason = `${data.package} ${data.version} has no method "${name}". ${hint}`;
        return [new SourceError(file, { line: index + 1, column: match.index + 1 }, reason)];
      }),
    ),
  );
}
