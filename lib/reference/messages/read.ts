import { readYaml, type YamlSource } from '../../content/files';
import { REFERENCE_FOLDER } from '../folders';
import type { Message, MessageData, MessagePlace } from './types';

/** The places in the order of the page: what everyone meets first, then what people who host and write programs meet. */
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

/** A place and its messages, in the order in which they are explained. */
export interface PlaceOfMessages extends MessagePlace {
  messages: Message[];
}

/** The extracted messages, with their lines. */
export async function readMessageData(folder = REFERENCE_FOLDER): Promise<YamlSource> {
  // JSON is YAML, and the YAML reader knows lines.
  return readYaml(`${folder}/messages.json`);
}

/** What we say of the messages of a place, with its lines. */
export async function readPlaceSource(place: string, folder = REFERENCE_FOLDER): Promise<YamlSource> {
  return readYaml(`${folder}/messages/${place}.yml`);
}

/**
 * Every message with its explanation, by place. Messages without one are left out: lib/reference/messages/check.ts reports them.
 *
 * @param folder the folder of the reference
 * @throws SourceError when a file is not valid YAML
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

/** A place as its file has it: `for` may be one id. */
type PlaceFile = Omit<MessagePlace, 'id' | 'notes'> & {
  entries: (Omit<MessagePlace['notes'][number], 'for'> & {
    for: string | string[];
  } & MessagePlace['notes'][number])[];
};

/** The text of a message on one line, title first, with the names of its values: what the page, search, and matching call it. */
export const wholeText = ({ title, text }: Pick<Message, 'title' | 'text'>): string =>
  title ? `${title}: ${text}` : text;

/** A value in a text: `{{name}}`. */
export const VALUE = /\{\{(\w+)\}\}/g;
