import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import { toolCache } from '../cache';
import { SourceError } from '../content/source-error';

type Reporter = NonNullable<Parameters<typeof lint>[2]>;
type Issue = Parameters<NonNullable<Reporter['issue']>>[0];

/** Where names of products, people, and programs are listed. */
const DICTIONARY = 'content/dictionary.txt';

/**
 * Finds words that aren't in any dictionary, using cspell. Files that haven't changed since the last run are skipped.
 *
 * @param globs the files
 */
export async function spellingMistakes(globs: readonly string[]): Promise<SourceError[]> {
  const mistakes: SourceError[] = [];
  const failures: string[] = [];
  const ignore = () => undefined;
  await lint(
    [...globs],
    {
      cache: true,
      cacheLocation: toolCache('check-spelling'),
      cacheStrategy: 'content',
      showSuggestions: true,
      progress: false,
    },
    {
      issue: issue => void mistakes.push(mistakeOf(issue)),
      error: (message, error) => void failures.push(`${message} ${error.message}`),
      info: ignore,
      debug: ignore,
      progress: ignore,
      result: ignore,
    },
  );
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return mistakes;
}

function mistakeOf({ uri, row, col, text, suggestions = [] }: Issue): SourceError {
  const file = uri === undefined ? '' : relative(process.cwd(), fileURLToPath(uri));
  const near = suggestions.slice(0, 3).join(', ');
  return new SourceError(
    file,
    { line: row, column: col },
    `The word "${text}" isn't in any dictionary. ${near === '' ? '' : `Did you mean ${near}? `}Correct it, or add it to ${DICTIONARY} if it's right.`,
  );
}
