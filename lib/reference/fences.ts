/** A fenced code block of a Markdown text. */
export interface Fence {
  lang: string;
  /** What follows the language on the first line. */
  meta: string;
  /** The line of its first line of code, counted from 1. */
  line: number;
  /** The code, without the indentation of the fence. */
  code: string;
}

const OPENING = /^(\s*)(`{3,}|~{3,})\s*([\w+-]*)\s*(.*)$/;

/** The fenced code blocks of a Markdown text that name a language, front matter and all. */
export function fences(text: string): Fence[] {
  const found: Fence[] = [];
  let open: { fence: Fence; mark: string; indent: number; lines: string[] } | undefined;
  text.split('\n').forEach((line, index) => {
    if (open) {
      if (line.trim() === open.mark) {
        if (open.fence.lang !== '') found.push({ ...open.fence, code: open.lines.join('\n') });
        open = undefined;
      } else {
        open.lines.push(line.slice(Math.min(open.indent, line.search(/\S|$/))));
      }
      return;
    }
    const [, indent, mark, lang, meta] = OPENING.exec(line) ?? [];
    if (indent === undefined || mark === undefined) return;
    open = {
      fence: { lang: lang ?? '', meta: meta ?? '', line: index + 2, code: '' },
      mark,
      indent: indent.length,
      lines: [],
    };
  });
  return found;
}
