/** An error in a diagram: its line in the fence, counted from 1, and what is wrong. */
export interface DiagramMistake {
  line: number;
  reason: string;
}

/** The lines that a type of diagram allows. */
interface Grammar {
  header: RegExp;
  /** The first line of an example. */
  example: string;
  /** Lines that are complete statements. */
  statements: RegExp[];
  /** Lines that open a block, with the line that closes it and the lines allowed inside (left out: the statements). */
  blocks: { open: RegExp; close: string; inside?: RegExp[] }[];
}

const id = String.raw`[\w-]+`;
const shape = [
  String.raw`\(\(\(.+?\)\)\)`,
  String.raw`\(\[.+?\]\)`,
  String.raw`\(\(.+?\)\)`,
  String.raw`\[\[.+?\]\]`,
  String.raw`\[\(.+?\)\]`,
  String.raw`\[\/.+?\\\]`,
  String.raw`\[\\.+?\/\]`,
  String.raw`>.+?\]`,
  String.raw`\{\{.+?\}\}`,
  String.raw`\[[^\]]+\]`,
  String.raw`\([^)]+\)`,
  String.raw`\{[^}]+\}`,
].join('|');
const node = `${id}(?:${shape})?`;
const nodes = String.raw`${node}(?:\s*&\s*${node})*`;
const arrow = String.raw`<?(?:(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===))`;
const direction = /^direction\s+(?:TD|TB|LR|BT|RL)$/i;
const state = String.raw`[\w\p{L}-]+`;
const member = /^(?:<<\w+>>|[+\-#~]?\s*[^\s{}].*)$/;
const actor = String.raw`[+-]?\S+?`;

/** The supported types of diagrams. Styling isn't supported, because the site sets the colors for both color modes. */
const GRAMMARS: Grammar[] = [
  {
    header: /^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/i,
    example: 'flowchart TD',
    statements: [direction, new RegExp(String.raw`^${nodes}(?:\s*${arrow}\s*${nodes})*$`)],
    blocks: [{ open: /^subgraph\s+.+$/, close: 'end' }],
  },
  {
    header: /^stateDiagram(?:-v2)?$/i,
    example: 'stateDiagram-v2',
    statements: [
      direction,
      /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
      new RegExp(String.raw`^(?:\[\*\]|${state})\s*-->\s*(?:\[\*\]|${state})(?:\s*:\s*.+)?$`, 'u'),
      new RegExp(String.raw`^${state}\s*:\s*.+$`, 'u'),
    ],
    blocks: [{ open: /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u, close: '}' }],
  },
  {
    header: /^sequenceDiagram$/i,
    example: 'sequenceDiagram',
    statements: [
      /^(?:participant|actor)\s+\S+?(?:\s+as\s+.+)?$/,
      /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i,
      new RegExp(String.raw`^\S+?\s*(?:--?>>|--?>|--?[)x])\s*${actor}\s*:\s*.+$`),
      /^(?:else|and)\b.*$/,
    ],
    blocks: [{ open: /^(?:loop|alt|opt|par|critical|break)\b.*$/, close: 'end' }],
  },
  {
    header: /^classDiagram$/i,
    example: 'classDiagram',
    statements: [
      /^class\s+\S+?(?:\s*~\w+~)?$/,
      /^class\s+\S+?\s*\{\s*<<\w+>>\s*\}$/,
      /^\S+?\s+(?:"[^"]*"\s+)?(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--)\s+(?:"[^"]*"\s+)?\S+?(?:\s*:\s*.+)?$/,
      /^\S+?\s*:\s*.+$/,
    ],
    blocks: [
      { open: /^class\s+\S+?(?:\s*~\w+~)?\s*\{$/, close: '}', inside: [member] },
      { open: /^namespace\s+\S+\s*\{$/, close: '}' },
    ],
  },
  {
    header: /^erDiagram$/i,
    example: 'erDiagram',
    statements: [
      /^\S+\s+(?:\|\||\|o|o\||\}\||\|\{|o\{|\}o)(?:--|\.\.)(?:\|\||\|o|o\||\}\||\|\{|o\{|\}o)\s+\S+\s*:\s*.+$/,
    ],
    blocks: [
      {
        open: /^\S+\s*\{$/,
        close: '}',
        inside: [/^\S+\s+\S+(?:\s+(?:PK|FK|UK)(?:\s*,?\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/],
      },
    ],
  },
];

/**
 * Finds the first line of a diagram that the renderer would silently drop or misread.
 *
 * @param source a mermaid fence's text
 */
export function diagramMistake(source: string): DiagramMistake | undefined {
  const lines = source
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
  const [first, ...rest] = lines;
  const grammar = GRAMMARS.find(({ header }) => first && header.test(first.text));
  if (!first || !grammar) {
    const begins = GRAMMARS.map(({ example }) => example).join(', ');
    return {
      line: first?.line ?? 1,
      reason: `The diagram doesn't start with a known type. Start it with one of: ${begins}.`,
    };
  }
  if (rest.length === 0)
    return { line: first.line, reason: 'The diagram is empty. Write its lines, or remove it.' };
  return bodyMistake(grammar, rest);
}

function bodyMistake(grammar: Grammar, lines: { text: string; line: number }[]): DiagramMistake | undefined {
  const open: { line: number; close: string; statements: RegExp[] }[] = [];
  for (const { text, line } of lines) {
    const current = open.at(-1);
    if (text === current?.close) {
      open.pop();
      continue;
    }
    const block =
      current?.statements === undefined || current.statements === grammar.statements
        ? grammar.blocks.find(candidate => candidate.open.test(text))
        : undefined;
    if (block) open.push({ line, close: block.close, statements: block.inside ?? grammar.statements });
    else if (!(current?.statements ?? grammar.statements).some(statement => statement.test(text)))
      return { line, reason: `This line of the diagram isn't valid: ${text}` };
  }
  const unclosed = open.at(-1);
  return (
    unclosed && {
      line: unclosed.line,
      reason: `This block isn't closed. Write "${unclosed.close}" after its last line.`,
    }
  );
}
