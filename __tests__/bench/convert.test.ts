import { grown, peerFile, peerMarkdown, readTwin } from '@/bench/peers/convert';

const TWIN = `# How Budgeting Works

> What To Budget is made of.

Source: <https://actualbudget.org/docs/budgeting/>

Read about [categories](https://actualbudget.org/docs/budgeting/categories/#groups), or [download](https://actualbudget.org/download/).

[Screenshot: The budget screen](https://actualbudget.org/docs/budgeting/)

> **Make a backup first**
>
> Before you begin.

> **Available** − **budgeted** = what is left
`;

const page = readTwin('/docs/budgeting/', TWIN, {
  site: 'https://actualbudget.org/',
  routes: new Set(['/docs/budgeting/categories/']),
  pictures: new Map([['The budget screen', { url: '/screenshots/budget.webp', width: 1280, height: 800 }]]),
});

describe('readTwin', () => {
  it('reads the title and description', () => {
    expect(page).toMatchObject({ title: 'How Budgeting Works', description: 'What To Budget is made of.' });
  });

  it("names a page that doesn't start like a twin", () => {
    expect(() => readTwin('/docs/x/', 'Text.', { site: '', routes: new Set(), pictures: new Map() })).toThrow(
      '/docs/x/',
    );
  });
});

describe('peerMarkdown', () => {
  const text = peerMarkdown(page, 'Starlight');

  it('makes links to pages of the peer relative, and keeps other links', () => {
    expect(text).toContain('[categories](/docs/budgeting/categories/#groups)');
    expect(text).toContain('[download](https://actualbudget.org/download/)');
  });

  it('restores pictures, with lazy loading if the peer needs it', () => {
    expect(peerMarkdown(page, 'Docusaurus')).toContain('![The budget screen](/screenshots/budget.webp)');
    expect(text).toContain(
      '<img src="/screenshots/budget.webp" alt="The budget screen" width="1280" height="800" loading="lazy">',
    );
  });

  it("writes admonitions in each peer's syntax, and keeps quotations", () => {
    expect(text).toContain(':::note[Make a backup first]\n\nBefore you begin.\n\n:::');
    expect(peerMarkdown(page, 'VitePress')).toContain('::: info Make a backup first\n');
    expect(peerMarkdown(page, 'Fumadocs')).toContain(
      '<Callout title="Make a backup first">\n\nBefore you begin.\n\n</Callout>',
    );
    expect(peerMarkdown(page, 'Nextra')).toContain(
      '> [!NOTE]\n>\n> **Make a backup first**\n>\n> Before you begin.',
    );
    expect(text).toContain('> **Available** − **budgeted**');
  });

  it("adds the title if the peer doesn't", () => {
    expect(text).not.toContain('# How');
    expect(peerMarkdown(page, 'VitePress')).toContain('\n# How Budgeting Works\n');
    expect(peerMarkdown(page, 'Nextra')).toContain('\n# How Budgeting Works\n');
    expect(peerMarkdown(page, 'Fumadocs')).not.toContain('# How');
  });

  it('tells Docusaurus the address', () => {
    expect(peerMarkdown(page, 'Docusaurus')).toContain('slug: /docs/budgeting/\n');
  });

  it('escapes double braces for VitePress', () => {
    const braces = {
      ...page,
      body: { type: 'root' as const, children: [{ type: 'inlineCode' as const, value: '{{ date }}' }] },
    };
    expect(peerMarkdown(braces, 'VitePress')).toContain(':::: v-pre');
    expect(peerMarkdown(braces, 'Docusaurus')).not.toContain('v-pre');
  });

  it.each(['Fumadocs', 'Nextra'] as const)('writes MDX for %s', peer => {
    const twin = `# {date}

> About dates.

Source: <https://actualbudget.org/docs/dates/>

<!-- for docker -->

Write \`{date}\` or {date}, a <b, and <https://example.com/>.

| a<br>b | \\{c} |
| ------ | ------ |

[Screenshot: The "budget" screen](https://actualbudget.org/docs/dates/)
`;
    const pictures = new Map([['The "budget" screen', { url: '/budget.webp', width: 2, height: 1 }]]);
    const around = { site: 'https://actualbudget.org/', routes: new Set<string>(), pictures };
    const text = peerMarkdown(readTwin('/docs/dates/', twin, around), peer);
    expect(text).toContain('Write `{date}` or \\{date}, a \\<b, and [');
    expect(text).toContain('| a<br />b | \\{c} |');
    expect(text).toContain(
      '<img src="/budget.webp" alt="The &quot;budget&quot; screen" width="2" height="1" loading="lazy" />',
    );
    expect(text).not.toContain('<!--');
  });

  it("names code blocks in each peer's way", () => {
    const code = { type: 'code' as const, lang: 'js', meta: 'title="a.mjs" {2}', value: 'a();' };
    const example = { ...page, body: { type: 'root' as const, children: [code] } };
    expect(peerMarkdown(example, 'Fumadocs')).toContain('```js title="a.mjs" {2}\n');
    expect(peerMarkdown(example, 'Nextra')).toContain('```js filename="a.mjs" {2}\n');
  });
});

test("a page's file has the right path in each peer", () => {
  expect(peerFile('/docs/faq/', 'VitePress')).toBe('docs/faq/index.md');
  expect(peerFile('/docs/faq/', 'Starlight')).toBe('docs/faq.md');
  expect(peerFile('/', 'Docusaurus')).toBe('index.md');
  expect(peerFile('/docs/faq/', 'Fumadocs')).toBe('docs/faq.mdx');
  expect(peerFile('/', 'Nextra')).toBe('index.mdx');
});

test('a larger site has copies with unique addresses', () => {
  const sites = grown([page, { ...page, route: '/docs/faq/' }], 5);
  expect(sites.map(({ route }) => route)).toEqual([
    '/docs/budgeting/',
    '/docs/faq/',
    '/docs/budgeting-2/',
    '/docs/faq-2/',
    '/docs/budgeting-3/',
  ]);
  expect(sites[4]?.title).toBe('How Budgeting Works 3');
});
