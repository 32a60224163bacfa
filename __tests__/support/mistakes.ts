import { join } from 'node:path';
import { analyze } from '@/lib/mdx/analyze';
import { contentFolder, docText } from './content';

/** The errors in a doc's body: `x.mdx:line:column` and the message. The body starts on line 6. */
export async function bodyMistakes(body: string): Promise<string[]> {
  const folder = await contentFolder({ 'x.mdx': docText({}, body) });
  // contentlayer returns the body from the line after the front matter.
  const { mistakes } = await analyze({ raw: `\n${body}`, file: join(folder, 'x.mdx'), kind: 'doc' });
  return mistakes.map(({ line, column, reason }) => `x.mdx:${line}:${column} ${reason}`);
}
