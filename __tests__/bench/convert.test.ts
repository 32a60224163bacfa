/** @jest-environment node */
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
  it('takes title and description from the head', () => {
    expect(page).toMatchObject({ title: 'How Budgeting Works', description: 'What To Budget is made of.' });
  });

  it('says which page does not begin as a twin does', () => {
    expect(() => readTwin('/docs/x/', 'Text.', { site: '', routes: new Set(), pictures: new Map() })).toThrow(
      '/docs/x/',
    );
  });
});

describe('peerMarkdown', () => {
  const text = peerMarkdown(page, 'Starlight');

  it('keeps links to pages the peer has within it, and others as they are', () => {
    expect(text).toContain('[categories](/docs/budgeting/categories/#groups)');
    expect(text).toContain('[download](https://actualbudget.org/download/)');
  });

  it('shows the picture again, loaded late where the peer needs to be told', () => {
    expect(peerMarkdown(page, 'Docusaurus')).toContain('![The budget screen](/screenshots/budget.webp)');
    expect(text).toContain(
      '<img src="/screenshots/budget.webp" alt="The budget screen" width="1280" height="800" loading="lazy">',
    );
  });

  it('writes admonitions in the form of each peer, and leaves quotations', () => {
    expect(text).toContain(':::note[Make a backup first]\n\nBefore you begin.\n\n:::');
    expect(peerMarkdown(page, 'VitePress')).toContain('::: info Make a backup first\n');
    expect(text).toContain('> **Available** − **budgeted**');
  });

  it('heads the text with the title where the peer does not', () => {
    expect(text).not.toContain('# How');
    expect(peerMarkdown(page, 'VitePress')).toContain('\n# How Budgeting Works\n');
  });

  it('tells Docusaurus the address', () => {
    expect(peerMarkdown(page, 'Docusaurus')).toContain('slug: /docs/budgeting/\n');
  });

  it('keeps two braces from VitePress', () => {
    const braces = {
      ...page,
      body: { type: 'root' as const, children: [{ type: 'inlineCode' as const, value: '{{ date }}' }] },
    };
    expect(peerMarkdown(braces, 'VitePress')).toContain(':::: v-pre');
    expect(peerMarkdown(braces, 'Docusaurus')).not.toContain('v-pre');
  });
});

test('a file leads to the address of its page in each peer', () => {
  expect(peerFile('/docs/faq/', 'VitePress')).toBe('docs/faq/index.md');
  expect(peerFile('/docs/faq/', 'Starlight')).toBe('docs/faq.md');
  expect(peerFile('/', 'Docusaurus')).toBe('index.md');
});

test('a larger site has copies under addresses of their own', () => {
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
