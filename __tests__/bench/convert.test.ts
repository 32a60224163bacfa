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
    expect(text).toContain('> **Available** − **budgeted**');
  });

  it("adds the title if the peer doesn't", () => {
    expect(text).not.toContain('# How');
    expect(peerMarkdown(page, 'VitePress')).toContain('\n# How Budgeting Works\n');
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
});

test("a page's file has the right path in each peer", () => {
  expect(peerFile('/docs/faq/', 'VitePress')).toBe('docs/faq/index.md');
  expect(peerFile('/docs/faq/', 'Starlight')).toBe('docs/faq.md');
  expect(peerFile('/', 'Docusaurus')).toBe('index.md');
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
