import content from '@/generated/content.json';
import mistakes from '@/generated/mistakes.json';

/** What `npm run dev` has found wrong with a content file; nothing in a build, which stops at a mistake. */
export function mistakesIn(file: string): readonly string[] {
  return mistakes[file] ?? [];
}

/** What is wrong with the files that no page is made from, such as a new one whose front matter can't be read. */
export function mistakesOfMissingPages(): readonly string[] {
  return Object.entries(mistakes).flatMap(([file, lines]) =>
    /\.mdx?$/.test(file) && content.pages[file] === undefined ? lines : [],
  );
}
