import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { SourceError } from './source-error';

/** A YAML text of a content file, with the means to say where in the file a value stands. */
export interface YamlSource {
  /** Path from the project's root, for messages. */
  file: string;
  value: unknown;
  /** The line (counted from 1) of the value at a path, or of its nearest parent that exists. */
  lineOf(path: readonly (string | number)[]): number;
}

/** The paths of all files below a folder, sorted. */
export async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile() && entry.name.endsWith(ending))
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
}

/** What was read last, by file: many pages ask for the same one. */
const known = new Map<string, { text: string; source: YamlSource }>();

/**
 * Reads a YAML file. Its value is shared by all who ask, so nobody may change it.
 *
 * @throws SourceError naming the line of a YAML mistake
 */
export async function readYaml(file: string): Promise<YamlSource> {
  const text = await readFile(file, 'utf8');
  const last = known.get(file);
  if (last?.text === text) return last.source;
  const source = parseYaml(text, file, 0);
  known.set(file, { text, source });
  return source;
}

/**
 * Reads the front matter of a Markdown file.
 *
 * @throws SourceError when there is none, or naming the line of a YAML mistake
 */
export async function readFrontMatter(file: string): Promise<YamlSource> {
  const text = await readFile(file, 'utf8');
  const block = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text)?.[1];
  if (block === undefined) {
    throw new SourceError(
      file,
      { line: 1 },
      'The file has no front matter. Start it with --- and the fields title and description.',
    );
  }
  return parseYaml(block, file, 1);
}

function parseYaml(text: string, file: string, linesBefore: number): YamlSource {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore;
  const [mistake] = document.errors;
  if (mistake) {
    throw new SourceError(
      file,
      { line: lineAt(mistake.pos[0]) },
      `This is not valid YAML: ${mistake.message.split('\n')[0]}`,
    );
  }
  return { file, value: document.toJS() as unknown, lineOf: path => lineAt(offsetOf(document, path)) };
}

function offsetOf(document: Document, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as Node | undefined;
    if (node?.range) return node.range[0];
  }
  return 0;
}
