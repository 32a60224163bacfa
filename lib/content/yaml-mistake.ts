import { isAlias, isScalar, visit, type Document, type ErrorCode, type Node } from 'yaml';

/** A syntax error in a YAML string. */
interface YamlMistake {
  /** Its offset in the text. */
  offset: number;
  reason: string;
}

/** What to write instead, by the parser's error code. */
const REMEDIES: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put text with a colon in quotes: title: "One: two".',
  BAD_SCALAR_START: 'Put text that begins with this character in quotes.',
  BAD_DQ_ESCAPE: 'Write \\\\ for a backslash, or use single quotes.',
  DUPLICATE_KEY: 'The field is listed twice. Remove one.',
  TAB_AS_INDENT: 'Indent the line with spaces, not with a tab.',
  MULTILINE_IMPLICIT_KEY: 'Write a colon and a value after the name of the field.',
  UNEXPECTED_TOKEN: 'Put the whole text in double quotes, and write \\" for a double quote inside them.',
  MULTIPLE_DOCS: 'Remove the line with ---.',
  BAD_INDENT: 'Start the line in the same column as the lines around it.',
};

/** The opening characters, by the closing character that the parser finds missing. */
const OPENERS: Record<string, string> = { ']': '[', '}': '{', '"': '"', "'": "'" };

/** The first syntax error, or undefined. */
export function yamlMistake(document: Document, text: string): YamlMistake | undefined {
  const [error] = document.errors;
  if (!error) return unknownAlias(document) ?? lostStart(document, text) ?? lostText(document, text);
  // The parser counts lines from the start of the block.
  const message = error.message.replace(/(?:; please use .*)? at line \d+, column \d+:[\s\S]*$/, '');
  const closer = /Missing closing (["'])|end with a ([\]}])/.exec(message)?.slice(1).join('');
  if (closer)
    return {
      offset: Math.max(text.lastIndexOf(OPENERS[closer] ?? '', error.pos[0] - 1), 0),
      reason: `This isn't closed. Write ${closer} after its last character.`,
    };
  return { offset: error.pos[0], reason: `This isn't valid YAML: ${message}. ${remedy(error.code)}` };
}

const remedy = (code: ErrorCode) =>
  REMEDIES[code] ?? 'Compare it with the lines around it, or put the text in quotes.';

/** A star at the start of a string refers to another value in YAML, but authors always mean Markdown. */
function unknownAlias(document: Document): YamlMistake | undefined {
  return firstMistake(document, node =>
    isAlias(node) && !node.resolve(document)
      ? {
          offset: node.range?.[0] ?? 0,
          reason: `"*${node.source}" isn't valid YAML. Put text that begins with * in quotes.`,
        }
      : undefined,
  );
}

/** A word with ! or & at the start of a string is a type or a name in YAML, but authors mean it as part of the text. */
function lostStart(document: Document, text: string): YamlMistake | undefined {
  return firstMistake(document, node => {
    if (isAlias(node) || !node.range || !(node.anchor ?? node.tag)) return undefined;
    const [lost, index] = startBefore(text, node.range[0]);
    return {
      offset: index,
      reason: `YAML drops "${lost}", because it starts with ${lost.charAt(0)}. Put the whole text in quotes.`,
    };
  });
}

/** The last word before an offset, and its offset. */
function startBefore(text: string, offset: number): [word: string, index: number] {
  const word = /\S*\s*$/.exec(text.slice(0, offset))?.[0] ?? '';
  return [word.trim(), offset - word.length];
}

/** Words after a space and # are a comment in YAML, but authors mean them as part of the text, as in "Issue #12". */
function lostText(document: Document, text: string): YamlMistake | undefined {
  return firstMistake(document, node => {
    if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment || !node.range) return undefined;
    const offset = text.indexOf('#', node.range[1]);
    const isOnSameLine = !text.slice(node.range[1], offset).includes('\n');
    const [lost] = text.slice(offset).split('\n');
    return isOnSameLine
      ? {
          offset,
          reason: `YAML drops "${lost}" as a comment. Put the whole text in quotes, or move the comment to its own line.`,
        }
      : undefined;
  });
}

/** The first mistake that `find` returns for a node of the document. */
function firstMistake(
  document: Document,
  find: (node: Node) => YamlMistake | undefined,
): YamlMistake | undefined {
  let found: YamlMistake | undefined;
  visit(document, {
    Node: (_, node) => {
      found = find(node);
      return found && visit.BREAK;
    },
  });
  return found;
}
