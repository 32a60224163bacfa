import { readYaml, type YamlSource } from '../content/files';
import { REFERENCE_FOLDER } from './folders';

/** The references: what a package declares (JSON, created by tools/app) and our descriptions (YAML). */
export type ReferenceName = 'api' | 'actual-ql' | 'config';

/** Both files of a reference, with their sources for messages. */
export interface Reference<Data, Notes> {
  data: Data;
  notes: Notes;
  dataSource: YamlSource;
  notesSource: YamlSource;
}

/** A description, optionally with the unit or format of the value: `[minor units, The amount to hold.]`. */
export type Note = string | [unit: string, text: string];

/**
 * Reads a reference from content/reference.
 *
 * @throws SourceError when one of its files is not valid
 */
export async function readReference<Data, Notes>(
  name: ReferenceName,
  folder = REFERENCE_FOLDER,
): Promise<Reference<Data, Notes>> {
  // JSON is valid YAML, and the YAML reader knows line numbers.
  const [dataSource, notesSource] = await Promise.all([
    readYaml(`${folder}/${name}.json`),
    readYaml(`${folder}/${name}.yml`),
  ]);
  return { data: dataSource.value as Data, notes: notesSource.value as Notes, dataSource, notesSource };
}

/** A description's text. */
export const textOf = (note: Note): string => (typeof note === 'string' ? note : note[1]);

/** The unit or format in a description, if any. */
export const unitOf = (note: Note): string | undefined => (typeof note === 'string' ? undefined : note[0]);

/** Whether a field in a YAML file has no value. */
export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
