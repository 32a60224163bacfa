import { renderToStaticMarkup } from 'react-dom/server';
import { analyze } from '@/lib/mdx/analyze';
import { compileTree } from '@/lib/mdx/compile';
import { runMdx } from '@/lib/mdx/run';
import { generatedStrings } from '@/strings/generated';

const compiled = async (raw: string) => {
  const { tree } = await analyze({ raw, file: 'content/docs/x.mdx', kind: 'doc' });
  return compileTree(tree);
};

afterEach(() => jest.restoreAllMocks());

test('highlights code on a slow machine', async () => {
  const page = "```js\nconst payees = await send('payees-get');\n```\n";
  const quick = await compiled(page);
  expect(quick).toContain('tok-keyword');
  let time = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => (time += 1000));
  expect(await compiled(page)).toBe(quick);
});

test('components on their own line are blocks, not text', async () => {
  const code = await compiled('<Key keys="a" /> <Key keys="b" />\n\nText <Key keys="c" />.\n');
  expect(code.match(/_components\.p,/g)).toHaveLength(1);
});

test('a heading has the same text for its link as for the table of contents', async () => {
  const raw = '## Run `npm start`, **then** [wait](/docs/)\n\nText.[^1]\n\n[^1]: Note.\n';
  const { tree, headings } = await analyze({ raw, file: 'content/docs/x.mdx', kind: 'doc' });
  expect(headings.map(({ text }) => text)).toEqual(['Run npm start, then wait']);
  const texts = [...(await compileTree(tree)).matchAll(/text: "([^"]*)"/g)].map(([, text]) => text);
  expect(texts).toEqual(['Run npm start, then wait', generatedStrings.footnotes]);
});

test.each([
  ['a name in braces', 'Dear {reader}, welcome.\n', 'Dear {reader}, welcome.'],
  ['a block of code', '{reader.name}\n', 'reader.name'],
  ['an import', 'import Button from "./button"\n', 'import Button from'],
  ['an element that does not exist', 'A <Callout kind={reader}>word</Callout>.\n', 'A word.'],
  ['code in attributes', 'Text. <kbd {...reader}>A</kbd>\n', 'Text. A'],
])('a page with %s can still be shown', async (_, raw, shown) => {
  const html = renderToStaticMarkup(runMdx(await compiled(raw), {}));
  expect(html.replace(/<[^>]*>/g, '')).toContain(shown);
});
