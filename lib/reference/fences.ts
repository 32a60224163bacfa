/** A fenced code block of a Markdown string. */
export interface Fence {
  lang: string;
  /** The rest of the first line after the language. */
  meta: string;
  /** The line number of the first line of code, counted from 1. */
  line: number;
  /** The code, without the fence's indentation. */
  code: string;
}

const OPENING = /^(\s*)(`{3,}|~{3,})\s*([\w+-]*)\s*(.*)$/;

/** Finds the fenced code blocks with a language in a Markdown string, which may include front matter. */
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
