import { readFile } from 'node:fs/promises';
import { filesBelow } from '../content/files';
import { SourceError } from '../content/source-error';
import { REFERENCE_FOLDER } from './folders';
import { templateLines } from './templates';

/** Template lines that the app parsed as the pages describe (`npm run templates` in tools/app). */
const TEMPLATE_RECORD = 'template-lines.txt';

/**
 * Finds template lines on pages that the app hasn't parsed yet. The site doesn't have its own parser and only knows which lines
 * passed.
 */
export async function templateMistakes(
  content = 'content',
  reference = REFERENCE_FOLDER,
): Promise<SourceError[]> {
  const known = new Set((await readFile(`${reference}/${TEMPLATE_RECORD}`, 'utf8')).split('\n'));
  const pages = await Promise.all(
    (await filesBelow(content, '.mdx')).map(async file => templateLines(file, await readFile(file, 'utf8'))),
  );
  return pages
    .flat()
    .filter(({ text }) => !known.has(text))
    .map(
      ({ file, line, text }) =>
        new SourceError(
          file,
          { line },
          `The app hasn't parsed "${text}" yet. Run npm run templates in tools/app.`,
        ),
    );
}
