import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { SourceError } from '../content/source-error';
import { SAMPLES_FOLDER } from './folders';

/** Finds samples that were changed, added, or removed since tools/app ran them, because their output may be outdated. */
export async function sampleMistakes(folder = SAMPLES_FOLDER): Promise<SourceError[]> {
  const record = `${folder}/ran.json`;
  const { samples } = JSON.parse(await readFile(record, 'utf8')) as { samples: Record<string, string> };
  const names = (await readdir(folder)).filter(name => name.endsWith('.js')).map(name => name.slice(0, -3));
  const changed = await Promise.all(
    names.map(async name => ({
      name,
      same: samples[name] === fingerprint(await readFile(`${folder}/${name}.js`)),
    })),
  );
  return [
    ...changed
      .filter(({ same }) => !same)
      .map(
        ({ name }) =>
          new SourceError(
            `${folder}/${name}.js`,
            { line: 1 },
            'This sample has changed since it was run. Run npm run samples -- --update in tools/app.',
          ),
      ),
    ...Object.keys(samples)
      .filter(name => !names.includes(name))
      .map(
        name =>
          new SourceError(
            record,
            { line: 1 },
            `The sample "${name}" is recorded but no longer exists. Run npm run samples -- --update in tools/app.`,
          ),
      ),
  ];
}

/** Identifies the text of a sample. */
export function fingerprint(code: Buffer | string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
