import { llmsText } from '@/lib/markdown/llms';
import { twinPath } from '@/lib/markdown/path';
import { markdownTwin } from '@/lib/markdown/twin';
import { analyze } from '@/lib/mdx/analyze';
import { SITE } from '@/lib/site';

async function twin(raw: string) {
  const { tree } = await analyze({ raw, file: 'content/docs/x.mdx', kind: 'doc' });
  return markdownTwin({ title: 'T', description: 'D.', route: '/docs/x/', tree });
}

it.each([
  ['/docs/', '/docs.md'],
  ['/docs/faq/', '/docs/faq.md'],
  ['/blog/release-25.10.0/', '/blog/release-25.10.0.md'],
])('the twin of %s is %s', (route, path) => {
  expect(twinPath(route)).toBe(path);
});

it('starts with title, description, and address', async () => {
  expect(await twin('Text.')).toBe(`# T\n\n> D.\n\nSource: <${SITE.url}/docs/x/>\n\nText.\n`);
});

it.each([
  ['an admonition', ':::tip[Good to know]\n\nText.\n\n:::', '> **Good to know**\n>\n> Text.'],
  ['an admonition without a title', ':::warning\n\nText.\n\n:::', '> **Warning**'],
  ['a link', 'See [FAQ](/docs/faq/).', `[FAQ](${SITE.url}/docs/faq/)`],
  ['tabs', '<Tabs>\n<Tab label="Linux">\n\nText.\n\n</Tab>\n</Tabs>', '**Linux**\n\nText.'],
  ['keys', 'Press <Key keys="Ctrl+K" />.', 'Press `Ctrl+K`.'],
  ['a picture', '<Screenshot name="n" alt="The budget" />', `[Screenshot: The budget](${SITE.url}/docs/x/)`],
  [
    'a picture with marks',
    '<Screenshot name="n" alt="The budget">\n\n1. **Import** reads a file.\n2. **Filter** shortens the list.\n\n</Screenshot>',
    `[Screenshot: The budget](${SITE.url}/docs/x/)\n\n1. **Import** reads a file.\n2. **Filter** shortens the list.`,
  ],
  [
    'a clip',
    '<Clip name="n" alt="Covering">\n\n1. Click the balance.\n2. Click Transfer.\n\n</Clip>',
    `[Clip: Covering](${SITE.url}/docs/x/)\n\n1. Click the balance.\n2. Click Transfer.`,
  ],
  ['a table', '| A | B |\n|---|---|\n| 1 | 2 |', '| A | B |'],
  ['steps', '<Steps>\n\n1. One\n2. Two\n\n</Steps>', '1. One\n2. Two'],
  [
    'a card',
    '<Cards>\n<Card title="C" href="/docs/faq/">Text.</Card>\n</Cards>',
    `- [C](${SITE.url}/docs/faq/): Text.`,
  ],
  ['a line break in a cell', '| A |\n|---|\n| 1<br />2 |', '| 1<br>2 |'],
])('%s becomes plain Markdown', async (_, raw, text) => {
  expect(await twin(raw)).toContain(text);
});

it('has no components', async () => {
  expect(await twin('<Steps>\n\n1. A <kbd>b</kbd>\n\n</Steps>\n\n{/* note */}')).not.toMatch(
    /<(?!https)\w|\{/,
  );
});

it('llms.txt lists the twins, docs before posts', () => {
  const page = { title: 'A', description: 'B.', route: '/blog/a/', kind: 'post' as const };
  const text = llmsText([page, { ...page, kind: 'doc', route: '/docs/a/' }]);
  expect(text.indexOf(`- [A](${SITE.url}/docs/a.md): B.`)).toBeLessThan(text.indexOf('/blog/a.md'));
});
