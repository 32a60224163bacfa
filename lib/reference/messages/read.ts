import { readYaml, type YamlSource } from '../../content/files';
import { REFERENCE_FOLDER } from '../folders';
import type { Message, MessageData, MessagePlace } from './types';

/**
 * The places, in page order: first those that everyone sees, then those for people who host the server or write
 * programs.
 */
export const MESSAGE_PLACES = [
  'start',
  'sign-in',
  'budget-files',
  'sync',
  'bank-sync',
  'import',
  'migration',
  'accounts',
  'transactions',
  'budget',
  'templates',
  'rules',
  'schedules',
  'reports',
  'users',
  'server-responses',
  'server-log',
  'api',
  'actualql',
] as const;

/** A place and its messages, in the order of their explanations. */
export interface PlaceOfMessages extends MessagePlace {
  messages: Message[];
}

/** The extracted messages, with their lines. */
export async function readMessageData(folder = REFERENCE_FOLDER): Promise<YamlSource> {
  // JSON is valid YAML, and the YAML reader knows line numbers.
  return readYaml(`${folder}/messages.json`);
}

/** Our explanations of the messages in a place, with their lines. */
export async function readPlaceSource(place: string, folder = REFERENCE_FOLDER): Promise<YamlSource> {
  return readYaml(`${folder}/messages/${place}.yml`);
}

/**
 * Every message with its explanation, by place. Messages without one are left out, because lib/reference/messages/check.ts
 * reports them.
 *
 * @param folder the reference's folder
 * @throws SourceError if a file isn't valid YAML
 */
export async function readMessages(folder = REFERENCE_FOLDER): Promise<PlaceOfMessages[]> {
  const { messages } = (await readMessageData(folder)).value as MessageData;
  return Promise.all(
    MESSAGE_PLACES.map(async id => {
      const { entries, ...place } = (await readPlaceSource(id, folder)).value as PlaceFile;
      const notes = entries.map(entry => ({ ...entry, for: [entry.for].flat() }));
      const found = notes.flatMap(note =>
        note.for.flatMap(name => {
          const message = messages[name];
          return message ? [{ ...message, id: name, note, more: note.more ?? place.more }] : [];
        }),
      );
      return { ...place, id, notes, messages: found };
    }),
  );
}

/** The contents of a place's file. `for` may be a single id. */
type PlaceFile = Omit<MessagePlace, 'id' | 'notes'> & {
  entries: (Omit<MessagePlace['notes'][number], 'for'> & {
    for: string | string[];
  } & MessagePlace['notes'][number])[];
};

/** A message on one line, with the title first and with its values' names. The page, the search, and the matching use it. */
export const wholeText = ({ title, text }: Pick<Message, 'title' | 'text'>): string =>
  title ? `${title}: ${text}` : text;

/** A placeholder in a string: `{{name}}`. */
export const VALUE = /\{\{(\w+)\}\}/g;
