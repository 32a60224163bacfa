import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { pointIn } from '../mdx/point';
import { SourceError, type Place } from './source-error';
import { yamlMistake } from './yaml-mistake';

/** The keys and positions that lead to a value. */
type YamlPath = readonly (string | number)[];

/** The YAML in a content file, with functions that find where a value is in that file. */
export interface YamlSource {
  /** Path from the project's root, for messages. */
  file: string;
  value: unknown;
  /**
   * Where the value at a path is. If it doesn't exist, where its nearest parent is.
   *
   * @param index the number of characters before the position, if the value is a string; left out: the start of the value
   */
  placeOf(path: YamlPath, index?: number): Place;
  /** Where the last key of a path is, for a key that shouldn't be there. */
  keyPlaceOf(path: YamlPath): Place;
}

/** The paths of all files in a folder and its subfolders, sorted. Like contentlayer, it skips the hidden files of editors and systems. */
export async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile() && entry.name.endsWith(ending))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !/(?:^|[\\/])\.[^.\\/]/.test(relative(folder, file)))
    .sort();
}

/** Writes a file, and creates its folder if necessary. */
export async function writeText(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * A content file's text without a byte order mark, and with LF line endings.
 *
 * @throws SourceError if the file doesn't exist or isn't UTF-8
 */
export async function readText(file: string): Promise<string> {
  if (!existsSync(file)) throw new SourceError(file, { line: 1 }, 'The file is missing. Restore it.');
  const bytes = await readFile(file);
  const mistake = encodingMistake(bytes, file);
  if (mistake) throw mistake;
  return plainText(bytes.toString());
}

/** An error for a file in another encoding than UTF-8. UTF-16 has a zero byte in most characters. */
export function encodingMistake(bytes: Buffer, file: string): SourceError | undefined {
  if (isUtf8(bytes) && !bytes.includes(0)) return undefined;
  const text = bytes.toString();
  const place = pointIn(text, text.search(/[\0\uFFFD]/));
  return new SourceError(file, place, "This character isn't in UTF-8. Save the file with that encoding.");
}

/** Removes a byte order mark and converts line endings to LF. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** The last file that was read, because many pages ask for the same one. */
const known = new Map<string, { text: string; source: YamlSource }>();

/**
 * Reads a YAML file. The value is shared between callers, so don't change it.
 *
 * @throws SourceError with the line of a YAML syntax error
 */
export async function readYaml(file: string): Promise<YamlSource> {
  const text = await readText(file);
  const last = known.get(file);
  if (last?.text === text) return last.source;
  const source = parseYaml(text, file, 0);
  known.set(file, { text, source });
  return source;
}

/**
 * Reads the front matter of a Markdown file.
 *
 * @throws SourceError when there is none, or with the line of a YAML syntax error
 */
export async function readFrontMatter(file: string): Promise<YamlSource> {
  return parseFrontMatter(await readText(file), file);
}

/** Three dashes, YAML, three dashes, at the start of a file. */
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/**
 * Reads the front matter from the text of a Markdown file.
 *
 * @param file the file's path, for messages
 * @throws SourceError when there is none, or with the line of a YAML syntax error
 */
export function parseFrontMatter(text: string, file: string): YamlSource {
  const block = FRONT_MATTER.exec(text)?.[1];
  if (block !== undefined) return parseYaml(block, file, 1);
  throw new SourceError(
    file,
    { line: 1 },
    /^---[ \t]*\n/.test(text)
      ? "The front matter isn't closed. Write --- on its own line after the last field."
      : 'The file has no front matter. Start it with --- and the fields title and description, then --- again.',
  );
}

/** A Markdown file's text after its front matter, and the number of lines before it. */
export function bodyOf(text: string): { body: string; height: number } {
  const [block = ''] = FRONT_MATTER.exec(text) ?? [];
  return { body: text.slice(block.length), height: block.split('\n').length - 1 };
}

function parseYaml(text: string, file: string, linesBefore: number): YamlSource {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const placeAt = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + linesBefore, column: col };
  };
  const mistake = yamlMistake(document, text);
  if (mistake) throw new SourceError(file, placeAt(mistake.offset), mistake.reason);
  return {
    file,
    value: document.toJS() as unknown,
    placeOf: (path, index = 0) => placeAt(offsetOf(document, path, text, index)),
    keyPlaceOf: path => placeAt(offsetOfKey(document, path) ?? offsetOf(document, path, text, 0)),
  };
}

function offsetOf(document: Document, path: YamlPath, text: string, index: number): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (!isNode(node) || !node.range) continue;
    const [start, end] = node.range;
    const isAsked = length === path.length && index > 0;
    return isAsked && isScalar(node)
      ? start + indexInSource(text.slice(start, end), node.value, index)
      : start;
  }
  return 0;
}

function offsetOfKey(document: Document, path: YamlPath): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(parent)) return undefined;
  const key = parent.items.map(pair => pair.key).find(each => isScalar(each) && each.value === path.at(-1));
  return isNode(key) ? key.range?.[0] : undefined;
}

/**
 * Maps a position in a YAML value to the position in its source, which may have quotes, escapes, and line breaks. It steps
 * through the value and the source in parallel.
 */
function indexInSource(source: string, value: unknown, index: number): number {
  const header = /^[|>].*\n/.exec(source)?.[0].length ?? 0;
  let at = header - 1;
  for (const character of String(value)
    .slice(0, index + 1)
    .replace(/\s/g, ''))
    at = Math.max(at, source.indexOf(character, at + 1));
  return Math.max(at, 0);
}
