import { fences } from './fences';

/** A line of a budget template in a page. */
export interface TemplateLine {
  file: string;
  line: number;
  text: string;
}

/** How a line of a category's note begins when the app acts on it. */
const DIRECTIVE = /^#(?:template|goal|cleanup)\b/;

/** A whole template in the middle of a text, in backquotes; the word alone is only its name. */
const INLINE = /`(#(?:template|goal|cleanup)(?:-\d+)? [^`]+)`/g;

/** The templates of a page: lines of `template` code blocks on which the app would act, and those within its text. */
export function templateLines(file: string, page: string): TemplateLine[] {
  const blocks = fences(page).filter(({ lang }) => lang === 'template');
  return [
    ...blocks.flatMap(({ line, code }) =>
      code
        .split('\n')
        // The app passes over what stands before the first #.
        .map(text => text.slice(Math.max(text.indexOf('#'), 0)).trim())
        .flatMap((text, index) => (DIRECTIVE.test(text) ? [{ file, line: line + index, text }] : [])),
    ),
    ...page
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(INLINE)].map(([, template = '']) => ({ file, line: index + 1, text: template })),
      ),
  ];
}
