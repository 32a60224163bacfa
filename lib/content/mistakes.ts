import content from '@/generated/content.json';
import mistakes from '@/generated/mistakes.json';

/** The errors that `npm run dev` has found in a content file. Always empty in a build, which stops at an error. */
export function mistakesIn(file: string): readonly string[] {
  return mistakes[file] ?? [];
}

/** The errors in files without a page, such as a new file whose front matter can't be read. */
export function mistakesOfMissingPages(): readonly string[] {
  return Object.entries(mistakes).flatMap(([file, lines]) =>
    /\.mdx?$/.test(file) && content.pages[file] === undefined ? lines : [],
  );
}
