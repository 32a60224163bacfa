import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'parse5';
import { Untranslated } from '@/scripts/language/untranslated';
import { PSEUDO_END } from '@/scripts/language/pseudo';

const CONTENT = `---
title: Rules
---

Search for a payee, then choose **Save** or see the \`@nova\` gives @nova table.
`;

/** The text on a page that is neither content nor translated. */
async function untranslated(body: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'language-'));
  await writeFile(join(folder, 'page.mdx'), CONTENT);
  const finder = await Untranslated.besides(folder, 'eo');
  await rm(folder, { recursive: true });
  finder.look('a.html', parse(`<html lang="eo"><body>${body}</body></html>`));
  return finder.report().map(line => line.replace(/^a\.html: | \(1 pages\)$/g, ''));
}

it.each([
  ['translated text', `<p>Ŝéróú${PSEUDO_END}</p>`],
  ['a sentence of the content', '<p>Search for a payee, then choose <strong>Save</strong></p>'],
  ['a title', '<h1>Rules</h1>'],
  ['a word between the same words as in the content', '<p>Search <em>for a</em> payee</p>'],
])('accepts %s', async (_, body) => {
  expect(await untranslated(body)).toEqual([]);
});

it('finds a label that is a word of some sentence, also in an attribute', async () => {
  expect(await untranslated('<button aria-label="Search">choose</button>')).toEqual(['choose', 'Search']);
});

it('finds a page in another language', async () => {
  const finder = await Untranslated.besides('content/samples', 'eo');
  finder.look('a.html', parse('<html lang="en"></html>'));
  expect(finder.report()).toEqual(['a.html: <html lang="en"> (1 pages)']);
});
