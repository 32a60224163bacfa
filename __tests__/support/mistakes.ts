import { join } from 'node:path';
import { analyze } from '@/lib/mdx/analyze';
import { contentFolder, docText } from './content';

/** What is wrong with a doc's body by itself: `x.mdx:line:column` and the message, the body beginning in line 6. */
export async function bodyMistakes(body: string): Promise<string[]> {
  const folder = await contentFolder({ 'x.mdx': docText({}, body) });
  // contentlayer hands over the body from the line after the front matter.
  const { mistakes } = await analyze({ raw: `\n${body}`, file: join(folder, 'x.mdx'), kind: 'doc' });
  return mistakes.map(({ line, column, reason }) => `x.mdx:${line}:${column} ${reason}`);
}
