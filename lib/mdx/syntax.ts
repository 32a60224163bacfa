import type { Code, Root } from 'mdast';
import { visit } from './visit';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { isUnclosed } from './plugins/unclosed';
import { pointIn } from './point';
import { syntaxMistake, type SyntaxMistake } from './syntax-mistakes';
import type { Mistake } from './types';

/** The maximum number of errors to look for on one page. With more than this, something else is wrong with the file. */
const MAX_MISTAKES = 50;

/** Replaces a character that the parser rejected. It's a private-use character, so no page contains it. */
export const MASK = '\uE000';

/** A page's syntax tree as far as it could be parsed, and the syntax errors. */
export interface Parsed {
  tree: Root;
  /** The text that was parsed, with a mask in place of each character that the parser rejected. */
  file: VFile;
  mistakes: Mistake[];
}

/**
 * Parses MDX and finds all of its syntax errors. The parser stops at the first one, so this masks the characters it rejected and
 * parses again. That way, the headings and links of the page are still known.
 *
 * @param text the MDX
 * @param parse parses MDX and throws a VFileMessage at the first mistake
 * @throws VFileMessage for an error that can't be masked
 */
export function parseAll(text: string, parse: (file: VFile) => Root): Parsed {
  const found: SyntaxMistake[] = [];
  let masked = text;
  for (;;) {
    const file = new VFile(masked);
    try {
      const tree = parse(file);
      return {
        tree,
        file,
        mistakes: withoutConsequences(found, tree, masked).map(({ offset, reason }) => ({
          ...pointIn(text, offset),
          reason,
        })),
      };
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const mistake = syntaxMistake(error, masked, found);
      if (found.length >= MAX_MISTAKES || mistake.masks.every(at => masked[at] === MASK)) throw error;
      found.push(mistake);
      for (const at of mistake.masks) masked = masked.slice(0, at) + MASK + masked.slice(at + 1);
    }
  }
}

/**
 * Removes errors that only follow from others. An unclosed code fence or admonition includes the closing tags after it, so the
 * tags around it seem to be wrong as well.
 */
function withoutConsequences(found: readonly SyntaxMistake[], tree: Root, text: string): SyntaxMistake[] {
  const ranges: { start: number; end: number }[] = [];
  visit(tree, node => {
    if ((node.type === 'code' || node.type === 'containerDirective') && isUnclosed(node as Code, text))
      ranges.push({
        start: node.position?.start.offset ?? 0,
        end: node.position?.end.offset ?? text.length,
      });
  });
  return found.filter(
    ({ offset, silent, tag }) =>
      !silent &&
      !ranges.some(({ start, end }) => {
        if (tag === undefined) return false;
        const taken = text.slice(start, end);
        return offset < start
          ? taken.includes(`</${tag}>`) || taken.includes(`${MASK}/${tag}>`)
          : offset < end && text.startsWith(`${MASK}/`, offset);
      }),
  );
}
