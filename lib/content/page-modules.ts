import { readFile } from 'node:fs/promises';
import { filesBelow } from './files';
import { SourceError } from './source-error';

/** Finds pages in the app without a default export. The framework's own error doesn't say how to fix it. */
export async function pageModuleMistakes(folder = 'app'): Promise<SourceError[]> {
  const files = await filesBelow(folder, 'page.tsx');
  const texts = await Promise.all(files.map(file => readFile(file, 'utf8')));
  return files
    .filter((_, index) => !/^export (?:default\b|\{[^}]*\bas default\b)/m.test(texts[index] ?? ''))
    .map(
      file =>
        new SourceError(
          file,
          { line: 1 },
          `The page component at ${file} doesn't have a default export. Write "export default function Page()".`,
        ),
    );
}
