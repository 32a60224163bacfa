import { fences } from './fences';

/** A line of a budget template on a page. */
export interface TemplateLine {
  file: string;
  line: number;
  text: string;
}

/** The start of a line in a category's note that the app acts on. */
const DIRECTIVE = /^#(?:template|goal|cleanup)\b/;

/** A complete template in inline code. The word alone is only its name. */
const INLINE = /`(#(?:template|goal|cleanup)(?:-\d+)? [^`]+)`/g;

/** The templates on a page: the lines of `template` code blocks that the app would act on, and those in inline code. */
export function templateLines(file: string, page: string): TemplateLine[] {
  const blocks = fences(page).filter(({ lang }) => lang === 'template');
  return [
    ...blocks.flatMap(({ line, code }) =>
      code
        .split('\n')
        // The app ignores everything before the first #.
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
