import type { VFileMessage } from 'vfile-message';
import { elementRemedy, isKnownElement, VOID_ELEMENTS } from './components/html';
import { offsetOf } from './point';

/** A syntax error from the MDX parser, explained for authors. */
export interface SyntaxMistake {
  /** Its offset from the start of the text. */
  offset: number;
  /** What was found, and what to write. */
  reason: string;
  /** The characters to mask so that the rest can be parsed. */
  masks: number[];
  /** The element, for a tag without its counterpart. */
  tag?: string;
  /** Whether it's only a consequence of another error that has been reported. */
  silent?: boolean;
}

/**
 * Explains a parser error to an author.
 *
 * @param error the parser's message
 * @param text what was parsed
 * @param before the errors found earlier on the same page
 */
export function syntaxMistake(
  error: VFileMessage,
  text: string,
  before: readonly SyntaxMistake[],
): SyntaxMistake {
  const offset = offsetOfError(error, text);
  if (error.ruleId === 'end-tag-mismatch') return tagMistake(error.reason, text, offset);
  if (error.ruleId === 'unexpected-closing-slash') return strayClosing(text, offset - 1, before);
  if (error.source === 'micromark-extension-mdxjs-esm') return moduleMistake(text, offset);
  if (error.source === 'micromark-extension-mdx-expression') return braceMistake(text, offset);
  if (error.source === 'micromark-extension-mdx-jsx') return bracketMistake(error, text, offset);
  return {
    offset,
    reason: `MDX can't parse this: ${error.reason}. Correct it, or put it in backticks.`,
    masks: [offset],
  };
}

function offsetOfError({ place, line, column }: VFileMessage, text: string): number {
  const point = place && ('start' in place ? place.start : place);
  return point?.offset ?? offsetOf(text, { line: line ?? 1, column: column ?? 1 });
}

/** Tags that don't match: `Expected a closing tag for <b> (3:6-3:9)` and its variants. */
function tagMistake(message: string, text: string, offset: number): SyntaxMistake {
  const [, name, line, column] = /tag for `<([\w.-]*)>` \((\d+):(\d+)-/.exec(message) ?? [];
  if (line === undefined) return crossing(text, offset);
  const opening = offsetOf(text, { line: Number(line), column: Number(column) });
  const closing = /^Unexpected closing tag `<\/([\w.-]*)>`/.exec(message)?.[1];
  if (closing !== undefined && !isOpen(closing, text.slice(0, opening)))
    return {
      offset,
      reason: `</${closing}> doesn't match <${name}>, which is still open. Write </${name}>.`,
      masks: [offset, opening],
    };
  return { offset: opening, reason: unclosedReason(name ?? ''), masks: [opening], tag: name };
}

function unclosedReason(name: string): string {
  if (!isKnownElement(name)) return elementRemedy(name);
  if (VOID_ELEMENTS.includes(name)) return `<${name}> isn't closed. Write <${name} />.`;
  return `<${name}> isn't closed. Write </${name}> after its content, in the paragraph or list item where it starts.`;
}

/** Whether a string opens an element more often than it closes it. */
function isOpen(name: string, text: string): boolean {
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
  return count(new RegExp(`<${name}\\b(?![^>]*/>)`, 'g')) > count(new RegExp(`</${name}>`, 'g'));
}

/** A tag that is closed inside emphasis but opened outside, or the reverse. */
function crossing(text: string, offset: number): SyntaxMistake {
  const name = /^<\/([\w.-]+)/.exec(text.slice(offset))?.[1] ?? '';
  const opening = text.lastIndexOf(`<${name}`, offset - 1);
  return {
    offset,
    reason: `<${name}> and </${name}> are on different sides of a * or _. Close them in the reverse order of opening.`,
    masks: opening < 0 ? [offset] : [offset, opening],
    tag: name,
  };
}

/** A closing tag without an opening one, unless the opening tag has already been reported. */
function strayClosing(text: string, offset: number, before: readonly SyntaxMistake[]): SyntaxMistake {
  const name = /^<\/([\w.-]*)/.exec(text.slice(offset))?.[1] ?? '';
  const unclosed = before.filter(mistake => mistake.tag === name && !mistake.silent).length;
  const closed = before.filter(mistake => mistake.tag === name && mistake.silent).length;
  return {
    offset,
    reason: `</${name}> has no opening tag. Remove it, or write <${name}> where the element starts.`,
    masks: [offset],
    tag: name,
    silent: closed < unclosed,
  };
}

/** `import` or `export` at the start of a line. */
function moduleMistake(text: string, offset: number): SyntaxMistake {
  const lines = text.slice(0, offset).split('\n');
  let start = offset - (lines.at(-1) ?? '').length;
  while (start > 0 && !/^(?:import|export)\b/.test(text.slice(start)))
    start = text.lastIndexOf('\n', start - 2) + 1;
  const word = text.startsWith('export', start) ? 'export' : 'import';
  return { offset: start, reason: moduleReason(word), masks: [start] };
}

/** The error for a line that starts with `import` or `export`. */
export const moduleReason = (word: string) =>
  `MDX treats a line that starts with "${word}" as code. Remove it if it's code, because components don't need imports. In prose, start the line with another word.`;

/** A `{` that isn't closed, or whose content isn't code. */
function braceMistake(text: string, offset: number): SyntaxMistake {
  const start = openBrace(text, offset);
  const source = text.slice(start);
  const id = /^\{\s*(#[\w-]+)\s*\}/.exec(source)?.[1];
  if (id !== undefined)
    return {
      offset: start,
      reason: `A heading id needs to be in a comment. Write {/* ${id} */}.`,
      masks: [start],
    };
  if (source.startsWith('{/*'))
    return { offset: start, reason: "The comment isn't closed. Write */} after it.", masks: [start] };
  return { offset: start, reason: braceReason('{'), masks: [start] };
}

/** The error for a brace in prose. */
export const braceReason = (found: string) =>
  `MDX treats "${found}" as code. Write \\{ for the character, or put the words in backticks.`;

/** The outermost `{` of a paragraph that is open at a position. */
function openBrace(text: string, offset: number): number {
  const paragraph = text.lastIndexOf('\n\n', offset - 1) + 1;
  let depth = 0;
  let found = -1;
  for (let at = offset - 1; at >= paragraph; at -= 1) {
    if (text[at] === '}') depth += 1;
    else if (text[at] === '{') {
      if (depth > 0) depth -= 1;
      else found = at;
    }
  }
  return found < 0 ? Math.max(text.lastIndexOf('{', offset), 0) : found;
}

/** A `<` that doesn't start a tag, or a tag that isn't complete. */
function bracketMistake({ reason }: VFileMessage, text: string, offset: number): SyntaxMistake {
  const start = Math.max(text.lastIndexOf('<', Math.max(offset - 1, 0)), 0);
  return { offset: start, reason: bracketReason(reason, text.slice(start)), masks: [start] };
}

function bracketReason(message: string, source: string): string {
  const [first = ''] = source.split('\n');
  const link = /^<([a-z][a-z\d+.-]*:[^\s>]+|[^\s<>@]+@[^\s<>]+)>/i.exec(first)?.[1];
  if (link !== undefined)
    return `<${link}> isn't a link in MDX. Write ${link} without the brackets, or [text](${link.includes(':') ? '' : 'mailto:'}${link}).`;
  if (first.startsWith('<!--')) return 'MDX has no HTML comments. Write {/* text */}.';
  const name = /^<([A-Za-z][\w.-]*)/.exec(first)?.[1];
  if (name === undefined) {
    const found = /^<\S*/.exec(first)?.[0] ?? '<';
    return `MDX treats "${found}" as the start of a tag. Write \\< for the character, or put the words in backticks.`;
  }
  if (message.includes('closing quote'))
    return `A quote in <${name}> isn't closed. Write " after the attribute's value.`;
  if (message.includes('attribute value'))
    return `An attribute of <${name}> isn't in quotes. Write <${name} attribute="text">.`;
  return `The tag <${name}> isn't complete. Write > at its end, or \\< if it isn't meant to be a tag.`;
}
