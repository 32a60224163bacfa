import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { SourceError } from '../content/source-error';
import { SAMPLES_FOLDER } from './folders';

/** Finds samples that were changed, added, or removed since tools/app ran them, because their output may be outdated. */
export async function sampleMistakes(folder = SAMPLES_FOLDER): Promise<SourceError[]> {
  const record = `${folder}/ran.json`;
  const { samples } = JSON.parse(await readFile(record, 'utf8')) as { samples: Record<string, string> };
  const names = (await readdir(folder)).filter(name => name.endsWith('.js')).map(name => name.slice(0, -3));
  const prints = await Promise.all(
    names.map(async name => fingerprint(await readFile(`${folder}/${name}.js`))),
  );
  const changed = names.filter((name, index) => samples[name] !== prints[index]);
  const removed = Object.keys(samples).filter(name => !names.includes(name));
  return [
    ...changed.map(name => mistake(`${folder}/${name}.js`, 'This sample has changed since it was run.')),
    ...removed.map(name => mistake(record, `The sample "${name}" is recorded but no longer exists.`)),
  ];
}

const mistake = (file: string, reason: string) =>
  new SourceError(file, { line: 1 }, `${reason} Run npm run samples -- --update in tools/app.`);

/** Identifies a sample's text. */
export function fingerprint(code: Buffer | string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}
