import { readYaml, type YamlSource } from '../content/files';
import { REFERENCE_FOLDER } from './folders';

/** The reference books: what a package says (JSON, made by tools/app) and what we say of it (YAML). */
export const BOOKS = ['api', 'actual-ql', 'config'] as const;
export type Book = (typeof BOOKS)[number];

/** A book's two halves, with the lines of both for messages. */
export interface Reference<Data, Notes> {
  data: Data;
  notes: Notes;
  dataSource: YamlSource;
  notesSource: YamlSource;
}

/** A description, or a description with the unit or form of the value: `[minor units, The amount to hold.]`. */
export type Note = string | [unit: string, text: string];

/**
 * Reads a book from content/reference.
 *
 * @throws SourceError when one of its files is not valid
 */
export async function readBook<Data, Notes>(
  book: Book,
  folder = REFERENCE_FOLDER,
): Promise<Reference<Data, Notes>> {
  // JSON is YAML, and the YAML reader knows lines.
  const [dataSource, notesSource] = await Promise.all([
    readYaml(`${folder}/${book}.json`),
    readYaml(`${folder}/${book}.yml`),
  ]);
  return { data: dataSource.value as Data, notes: notesSource.value as Notes, dataSource, notesSource };
}

/** The text of a note. */
export const textOf = (note: Note): string => (typeof note === 'string' ? note : note[1]);

/** The unit or form a note gives, if any. */
export const unitOf = (note: Note): string | undefined => (typeof note === 'string' ? undefined : note[0]);
