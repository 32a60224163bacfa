import type { PhrasingContent, RootContent } from 'mdast';
import { heading, inline, inlineCode, paragraph, plain, table } from '../nodes';
import { readMessages, VALUE, wholeText, type PlaceOfMessages } from './read';
import type { Message } from './types';

/** An error code from the server, which is a single word. */
const CODE = /^[\w:-]+$/;

/**
 * The messages as the page shows them: for each place a heading, an introduction, and a table. Each row has its message's anchor.
 */
export async function messageTables(): Promise<RootContent[]> {
  return (await readMessages()).flatMap(placeBlocks);
}

function placeBlocks({ id, title, intro, more, messages }: PlaceOfMessages): RootContent[] {
  const rows = messages.map(message => [messageCell(message), meaningCell(message)]);
  return [
    heading(2, title, id),
    paragraph([...inline(intro), plain(' More: '), ...inline(more), plain('.')]),
    table(['Message', 'What it means and what to do'], rows),
  ];
}

/** The message, with placeholders in italics. */
function messageCell(message: Message): PhrasingContent[] {
  // lib/mdx/plugins/problem-rows.ts uses the comment as the row's anchor.
  return [...messageText(wholeText(message)), { type: 'mdxTextExpression', value: `/* #${message.id} */` }];
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

/**
 * The explanation of a message. If several messages share an entry, the first one shows it. The place's own link is above the
 * table.
 */
function meaningCell({ id, note }: Message): PhrasingContent[] {
  const [first] = note.for;
  if (id !== first) return [plain('The same as the message above.')];
  // One line is enough for a message that explains itself, because the page is long.
  if ('plain' in note) return inline(note.plain);
  const more = note.more === undefined ? [] : [plain(' More: '), ...inline(note.more), plain('.')];
  return [...inline(`${note.means} ${note.why}`), { type: 'break' }, ...inline(note.do), ...more];
}
