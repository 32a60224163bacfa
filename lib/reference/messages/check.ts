import { visit } from '../../mdx/visit';
import { fieldsOf } from '../../content/fields';
import type { YamlSource } from '../../content/files';
import { SourceError } from '../../content/source-error';
import { foundWords, wordRules, type WordRule } from '../../content/words';
import { withTrailingSlash } from '../../routes';
import { isEmpty } from '../data';
import { REFERENCE_FOLDER } from '../folders';
import { markdown } from '../../mdx/nodes';
import { MESSAGE_PLACES, readMessageData, readPlaceSource } from './read';
import type { MessageData } from './types';

/** The fields of a place's file, and those of an entry. */
const PLACE_FIELDS = ['title', 'intro', 'more', 'entries'];
const FULL_ENTRY = ['means', 'why', 'do'];
const ENTRY_FIELDS = ['for', ...FULL_ENTRY, 'plain', 'more'];

type Path = (string | number)[];
type Fields = Record<string, unknown>;

/**
 * Checks the explanations of the app's messages: messages without an entry, entries without a message, missing and unknown
 * fields, words that we don't use, and broken links.
 *
 * @param linkMistake returns why a link is broken, or undefined if it works
 */
export async function messageMistakes(
  linkMistake: (href: string) => string | undefined,
  folder = REFERENCE_FOLDER,
): Promise<SourceError[]> {
  const data = await readMessageData(folder);
  const { messages } = data.value as MessageData;
  const sources = await Promise.all(
    MESSAGE_PLACES.map(async id => ({ id, source: await readPlaceSource(id, folder) })),
  );
  const rules = await wordRules();
  const explained = new Set<string>();
  const wrong = sources.flatMap(({ id, source }) => [
    ...fieldMistakes(source),
    ...entriesOf(source).flatMap((entry, index) =>
      namesOf(entry).flatMap(name => {
        const reason = nameMistake(name, id, messages, explained);
        explained.add(name);
        return reason ? [mistake(source, ['entries', index, 'for'], reason)] : [];
      }),
    ),
    ...textsOf(source).flatMap(([path, text]) => textMistakes(source, path, text, rules, linkMistake)),
  ]);
  const missing = Object.entries(messages)
    .filter(([id]) => !explained.has(id))
    .map(([id, { text, place, from }]) =>
      mistake(
        data,
        ['messages', id],
        `The message "${id}" (${text}) of ${from.join(', ')} has no entry. Add one to messages/${place}.yml.`,
      ),
    );
  return [...wrong, ...missing];
}

const mistake = ({ file, placeOf }: YamlSource, path: Path, reason: string): SourceError =>
  new SourceError(file, placeOf(path), reason);

function entriesOf({ value }: YamlSource): Fields[] {
  const { entries } = fieldsOf(value);
  return Array.isArray(entries) ? entries.map(fieldsOf) : [];
}

const namesOf = (entry: Fields): string[] => [entry.for].flat().filter(name => typeof name === 'string');

/** Why an entry can't explain the message with this id. */
function nameMistake(
  name: string,
  place: string,
  messages: MessageData['messages'],
  explained: ReadonlySet<string>,
): string | undefined {
  const message = messages[name];
  if (!message) return `There's no message "${name}" in messages.json. Remove it, or correct the id.`;
  if (message.place !== place) return `The message "${name}" belongs in ${message.place}.yml. Move it there.`;
  return explained.has(name) ? `The message "${name}" has two entries. Remove one of them.` : undefined;
}

function fieldMistakes(source: YamlSource): SourceError[] {
  const place = fieldsOf(source.value);
  const unknown = (fields: Fields, known: string[], path: Path) =>
    Object.keys(fields)
      .filter(field => !known.includes(field))
      .map(field =>
        mistake(
          source,
          [...path, field],
          `There's no field "${field}". The fields are: ${known.join(', ')}.`,
        ),
      );
  const empty = PLACE_FIELDS.filter(field => isEmpty(place[field])).map(field =>
    mistake(source, [], `The file has no ${field}. Add it.`),
  );
  const entries = entriesOf(source).flatMap((entry, index) => [
    ...unknown(entry, ENTRY_FIELDS, ['entries', index]),
    ...(isWhole(entry)
      ? []
      : [
          mistake(
            source,
            ['entries', index],
            `An entry needs "for" and either "plain" or all of: ${FULL_ENTRY.join(', ')}.`,
          ),
        ]),
  ]);
  return [...unknown(place, PLACE_FIELDS, []), ...empty, ...entries];
}

function isWhole(entry: Fields): boolean {
  const given = FULL_ENTRY.filter(field => !isEmpty(entry[field]));
  const isPlain = !isEmpty(entry.plain);
  return namesOf(entry).length > 0 && (isPlain ? given.length === 0 : given.length === FULL_ENTRY.length);
}

/** Every string of a place that readers see, with its path. */
function textsOf(source: YamlSource): [Path, string][] {
  const texts = (fields: Fields, path: Path): [Path, string][] =>
    Object.entries(fields).flatMap(([field, text]) =>
      typeof text === 'string' && field !== 'for' ? [[[...path, field], text]] : [],
    );
  return [
    ...texts(fieldsOf(source.value), []),
    ...entriesOf(source).flatMap((entry, index) => texts(entry, ['entries', index])),
  ];
}

function textMistakes(
  source: YamlSource,
  path: Path,
  text: string,
  rules: readonly WordRule[],
  linkMistake: (href: string) => string | undefined,
): SourceError[] {
  const reasons = [
    ...foundWords(text, rules).map(({ reason }) => reason),
    ...linksOf(text).flatMap(href => linkMistake(withTrailingSlash(href)) ?? []),
  ];
  return reasons.map(reason => mistake(source, path, reason));
}

function linksOf(text: string): string[] {
  const found: string[] = [];
  for (const block of markdown(text)) visit(block, 'link', ({ url }) => void found.push(url));
  return found;
}
