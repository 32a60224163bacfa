import { isAlias, visit, type Document, type ErrorCode } from 'yaml';

/** Something that keeps a text from being read as YAML. */
interface YamlMistake {
  /** Characters before it. */
  offset: number;
  reason: string;
}

/** What to write instead, by what the parser calls the mistake. */
const REMEDIES: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put a text with a colon in quotes: title: "One: two".',
  BAD_SCALAR_START: 'Put a text that begins with this character in quotes.',
  BAD_DQ_ESCAPE: 'Write \\\\ for a backslash, or use single quotes.',
  DUPLICATE_KEY: 'The field is here twice. Remove one.',
  TAB_AS_INDENT: 'Indent the line with spaces, not with a tab.',
  MULTILINE_IMPLICIT_KEY: 'Write a colon and a value after the name of the field.',
  UNEXPECTED_TOKEN: 'Put the whole text in quotes, and write \\" for a quote inside of them.',
  BAD_INDENT: 'Begin the line in the same column as its neighbors.',
};

/** Characters that open what the parser finds unclosed, by the one that would close it. */
const OPENERS: Record<string, string> = { ']': '[', '}': '{', '"': '"', "'": "'" };

/** The first thing that keeps a text from being read; undefined when there is none. */
export function yamlMistake(document: Document, text: string): YamlMistake | undefined {
  const [error] = document.errors;
  if (!error) return unknownAlias(document);
  // The parser counts lines from the block's own start.
  const message = error.message.replace(/ at line \d+, column \d+:[\s\S]*$/, '');
  const closer = /Missing closing (["'])|end with a ([\]}])/.exec(message)?.slice(1).join('');
  if (closer)
    return {
      offset: Math.max(text.lastIndexOf(OPENERS[closer] ?? '', error.pos[0] - 1), 0),
      reason: `This is never closed. Write ${closer} after the last character that belongs to it.`,
    };
  return { offset: error.pos[0], reason: `This is not valid YAML: ${message}. ${remedy(error.code)}` };
}

const remedy = (code: ErrorCode) =>
  REMEDIES[code] ?? 'Compare it with its neighbors, or put the text in quotes.';

/** A star at the start of a text names another value, which nobody means who writes Markdown. */
function unknownAlias(document: Document): YamlMistake | undefined {
  let found: YamlMistake | undefined;
  visit(document, (_, node) => {
    if (!isAlias(node) || node.resolve(document)) return;
    found = {
      offset: node.range?.[0] ?? 0,
      reason: `"*${node.source}" is not valid YAML. Put a text that begins with * in quotes.`,
    };
    return visit.BREAK;
  });
  return found;
}
