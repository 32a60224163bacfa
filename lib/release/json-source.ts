import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldsOf } from '../content/fields';
import { parseJson } from '../content/json';

/** A JSON file of the project, with functions that find where a value is. */
export interface JsonSource {
  /** Path from the project's root, for messages. */
  file: string;
  /** The value at a path of keys, if it's a string. */
  textAt(path: readonly string[]): string | undefined;
  /** The keys of the object at a path. */
  keysAt(path: readonly string[]): string[];
  /** The line of the value at a path, counted from 1. If it doesn't exist, the line of its nearest parent. */
  lineOf(path: readonly string[]): number;
}

/**
 * Reads a JSON file.
 *
 * @param root the project's folder
 * @param file path from there
 * @returns undefined if there is no such file
 * @throws SourceError if it isn't JSON
 */
export async function readJson(root: string, file: string): Promise<JsonSource | undefined> {
  if (!existsSync(join(root, file))) return undefined;
  const text = await readFile(join(root, file), 'utf8');
  const value = await parseJson(text, file);
  const at = (path: readonly string[]) => path.reduce<unknown>((inner, key) => fieldsOf(inner)[key], value);
  return {
    file,
    textAt: path => {
      const found = at(path);
      return typeof found === 'string' ? found : undefined;
    },
    keysAt: path => Object.keys(fieldsOf(at(path))),
    lineOf: path => text.slice(0, offsetOf(text, path)).split('\n').length,
  };
}

/** Finds each key after its parent. */
function offsetOf(text: string, path: readonly string[]): number {
  return path.reduce((offset, key) => {
    const next = text.indexOf(`${JSON.stringify(key)}:`, offset);
    return next < 0 ? offset : next;
  }, 0);
}
