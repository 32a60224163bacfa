import type { PhrasingContent, RootContent } from 'mdast';
import { OPTIONS, PAGES } from '../../setup/choices';
import { generatedStrings } from '@/strings/generated';
import { heading, inline, inlineCode, paragraph, plain, table } from '../../mdx/nodes';
import { readMessages, VALUE, wholeText, type PlaceOfMessages } from './read';
import type { Message } from './types';

/** An error code from the server, which is a single word. */
const CODE = /^[\w:-]+$/;

/**
 * The messages as the page shows them. Each place has a heading, an introduction, and a table, and each row has its message's
 * anchor.
 *
 * @param folder the reference's folder
 * @throws SourceError if a file isn't valid YAML
 */
export async function messageTables(folder?: string): Promise<RootContent[]> {
  const places = await readMessages(folder);
  const first = places.find(({ messages }) =>
    messages.some(message => wholeText(message).search(VALUE) >= 0),
  );
  return places.flatMap(place => placeBlocks(place, place === first));
}

/** @param isFirst whether its table is the first one with a placeholder */
function placeBlocks(
  { id, title, intro, more, notes, messages }: PlaceOfMessages,
  isFirst: boolean,
): RootContent[] {
  const rows = notes.flatMap(note => {
    const [first, ...others] = messages.filter(message => message.note === note);
    return first ? [[messagesCell(first, others), meaningCell(note)]] : [];
  });
  return [
    heading(2, title, id),
    paragraph([...inline(intro), plain(' More: '), ...inline(more), plain('.')]),
    ...(isFirst ? [paragraph([plain(generatedStrings.placeholders)])] : []),
    table(['Message', 'What it means and what to do'], rows),
  ];
}

/** The messages with the same meaning, one below the other, and the first one's anchor. */
function messagesCell(first: Message, others: readonly Message[]): PhrasingContent[] {
  return [
    ...messageText(wholeText(first)),
    ...others.flatMap(other => [{ type: 'break' as const }, ...messageText(wholeText(other))]),
    // lib/mdx/plugins/problem-rows.ts makes the comment the row's anchor.
    { type: 'mdxTextExpression', value: `/* #${first.id} */` },
    ...setupComment(first.note),
  ];
}

/** A comment for lib/mdx/plugins/setups.ts if an explanation links to the page about an option in the reader's setup. */
function setupComment({ more = '' }: Message['note']): PhrasingContent[] {
  const options = [...OPTIONS.keys()].filter(option => {
    const page = PAGES[option];
    return page !== undefined && more.includes(`(/docs/${page}/`);
  });
  return options.length === 0 ? [] : [{ type: 'mdxTextExpression', value: `/* for ${options.join(' ')} */` }];
}

function messageText(text: string): PhrasingContent[] {
  if (CODE.test(text)) return [inlineCode(text)];
  return text
    .split(/(\{\{\w+\}\})/)
    .filter(part => part !== '')
    .map(part => {
      const name = new RegExp(VALUE.source).exec(part)?.[1];
      return name === undefined ? plain(part) : { type: 'emphasis', children: [plain(name)] };
    });
}

/** What the messages of an entry mean, and what to do. The place's own link is above the table. */
function meaningCell(note: Message['note']): PhrasingContent[] {
  // One line is enough for a message that explains itself, and the page is long.
  if ('plain' in note) return inline(note.plain);
  const more = note.more === undefined ? [] : [plain(' More: '), ...inline(note.more), plain('.')];
  return [...inline(`${note.means} ${note.why}`), { type: 'break' }, ...inline(note.do), ...more];
}
