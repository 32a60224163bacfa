import type { RootContent, TableRow } from 'mdast';
import { messageMistakes } from '@/lib/reference/messages/check';
import { MESSAGE_PLACES, readMessages } from '@/lib/reference/messages/read';
import { messageTables } from '@/lib/reference/messages/table';
import { contentFolder } from '../support/content';

const DATA = {
  messages: {
    'no-key': { text: 'No key for {{name}}', kind: 'error', place: 'sync', from: ['src/sync.ts'] },
    'key-gone': { text: 'key-gone', kind: 'refusal', place: 'sync', from: ['src/sync.ts'] },
  },
};
const PLACE = 'title: Place\nintro: Here.\nmore: "[Page](/docs/)"\n';
const ENTRY = '  - for: [no-key, key-gone]\n    means: It says so.\n    why: It is.\n    do: Fix it.\n';

/** A reference in which only the sync place has entries. */
const reference = (sync: string) =>
  contentFolder({
    'messages.json': JSON.stringify(DATA, null, 2),
    ...Object.fromEntries(MESSAGE_PLACES.map(id => [`messages/${id}.yml`, `${PLACE}entries: []\n`])),
    'messages/sync.yml': `${PLACE}entries:\n${sync}`,
  });

async function mistakes(sync: string): Promise<string[]> {
  const folder = await reference(sync);
  const linkMistake = (href: string) => (href === '/docs/' ? undefined : `The link "${href}" leads nowhere.`);
  return (await messageMistakes(linkMistake, folder)).map(({ message }) => message.replace(`${folder}/`, ''));
}

it('accepts messages that all have an entry', async () => {
  expect(await mistakes(ENTRY)).toEqual([]);
});

it.each([
  ['a message without an entry', ENTRY.replace(', key-gone', ''), /"key-gone".*src\/sync\.ts has no entry/],
  ['an entry without a message', ENTRY.replace('key-gone', 'key-gon'), /no message "key-gon"/],
  ['an entry without `do`', ENTRY.replace(/ {4}do.*\n/, ''), /either "plain" or all of: means, why, do/],
  ['a field that does not exist', ENTRY.replace('why:', 'because:'), /no field "because"/],
  ['a dead link', ENTRY.replace('Fix it.', '"[Fix](/docs/no/)."'), /"\/docs\/no\/" leads nowhere/],
  ['two entries for one message', `${ENTRY}  - for: no-key\n    plain: Again.\n`, /"no-key" has two entries/],
])('reports %s', async (_, sync, expected) => {
  expect((await mistakes(sync)).join('\n')).toMatch(expected);
});

const rowsOf = (blocks: readonly RootContent[]) =>
  blocks.flatMap(block => (block.type === 'table' ? block.children.slice(1) : []));

const comments = ({ children: [cell] }: TableRow) =>
  cell?.children.flatMap(part => (part.type === 'mdxTextExpression' ? [part.value] : [])) ?? [];

it.each([
  ['OpenID', '/docs/config/oauth-auth/', ['/* #no-key */', '/* for openid */']],
  ['no setup', '/docs/', ['/* #no-key */']],
])('a message whose explanation links to the page about %s is for it', async (_, page, expected) => {
  const entry = `${ENTRY}    more: "[Page](${page})"\n`;
  expect(rowsOf(await messageTables(await reference(entry))).map(comments)).toEqual([expected]);
});

it('reads each message with its entry and link', async () => {
  const places = await readMessages(await reference(ENTRY));
  const { messages } = places.find(({ id }) => id === 'sync') ?? {};
  expect(messages).toMatchObject([{ id: 'no-key', more: '[Page](/docs/)' }, { id: 'key-gone' }]);
});

it('every message of the reference is in a row, and every row has its own anchor', async () => {
  const rows = rowsOf(await messageTables());
  const anchors = rows.map(row => comments(row).find(text => text.startsWith('/* #')));
  expect(new Set(anchors).size).toBe(rows.length);
  const breaks = rows.flatMap(
    ({ children: [cell] }) => cell?.children.filter(({ type }) => type === 'break') ?? [],
  );
  const count = (await readMessages()).flatMap(({ messages }) => messages).length;
  expect(rows.length + breaks.length).toBe(count);
});
