/** @jest-environment node */
import { join } from 'node:path';
import { linkMistakes } from '@/lib/content/links';
import { analyze } from '@/lib/mdx/analyze';
import { contentFolder, docText } from '../support/content';

const page = (raw: string, kind: 'doc' | 'post' = 'doc') =>
  analyze({ raw, file: 'content/docs/x.mdx', kind });

describe('headings', () => {
  it('get the slug of their text, numbered when it repeats', async () => {
    const { headings } = await page('## Close an account?\n\n### Why\n\n## Other\n\n### Why\n');
    expect(headings).toEqual([
      { depth: 2, id: 'close-an-account', text: 'Close an account?' },
      { depth: 3, id: 'why', text: 'Why' },
      { depth: 2, id: 'other', text: 'Other' },
      { depth: 3, id: 'why-1', text: 'Why' },
    ]);
  });

  it('keep the id that the author gives them', async () => {
    const { headings } = await page('## What a `reset` does {/* #resetting */}\n');
    expect(headings).toEqual([{ depth: 2, id: 'resetting', text: 'What a reset does' }]);
  });
});

describe('a page is cut into sections', () => {
  it('in which a line break separates words', async () => {
    const { sections } = await page('`loginMethod`  \n`ACTUAL_LOGIN_METHOD`<br />password');
    expect(sections[0]?.text).toBe('loginMethod ACTUAL_LOGIN_METHOD password');
  });

  it('of level 2 and 3, with the text a reader sees', async () => {
    const { sections } = await page(
      'Intro with `code`.\n\n## One\n\nFirst **bold**.\n\n- a\n- b\n\n#### Deep\n\nDeeper.\n\n### Two\n\n<Card title="Card" href="/x/">Inside.</Card>\n',
    );
    expect(sections).toEqual([
      { id: '', heading: '', text: 'Intro with code.' },
      { id: 'one', heading: 'One', text: 'First bold. a b Deep Deeper.' },
      { id: 'two', heading: 'Two', text: 'Card Inside.' },
    ]);
  });
});

describe('prose', () => {
  it('keeps what looks like a directive', async () => {
    const { sections } = await page('At 10:30 it is :late: today.\n\n::aside\n');
    expect(sections[0]?.text).toBe('At 10:30 it is :late: today. ::aside');
  });

  it.each([
    ['thanks @lelemm, really', ['https://github.com/lelemm']],
    ['mail a@b.org or use @actual-app/api', ['mailto:a@b.org']],
    ['`@code` and [@linked](/docs/)', ['/docs/']],
  ])('links the people in: %s', async (raw, hrefs) => {
    const { references, tree } = await page(raw);
    expect(tree.children).toHaveLength(1);
    expect(references.map(({ href }) => href)).toEqual(hrefs);
  });

  it('links pull requests in posts only', async () => {
    expect((await page('See #1234.', 'post')).references.map(({ href }) => href)).toEqual([
      'https://github.com/actualbudget/actual/pull/1234',
    ]);
    expect((await page('See #1234.')).references).toEqual([]);
  });
});

describe('a mistake in MDX is named by file, line and column', () => {
  async function mistake(body: string) {
    const folder = await contentFolder({ 'x.mdx': docText({}, body) });
    const file = join(folder, 'x.mdx');
    // contentlayer hands over the body from the line after the front matter.
    const raw = `\n${body}`;
    return analyze({ raw, file, kind: 'doc' }).then(
      () => 'no mistake',
      (error: Error) => error.message.replace(`${folder}/`, ''),
    );
  }

  it.each([
    ['an unclosed element', 'Fine.\n\n<Steps>\n', /^x\.mdx:8:1 /],
    ['an expression that is none', 'Fine.\n\nCosts {$5.\n', /^x\.mdx:8:11 /],
    [
      'an unknown admonition',
      ':::tipp\n\nText.\n\n:::\n',
      /^x\.mdx:6:1 There is no admonition ":::tipp"\. Write one of: note, tip/,
    ],
    ['a second level-1 heading', '# Title\n', /^x\.mdx:6:1 A page has one level-1 heading, its title/],
    [
      'an id used twice',
      '## One {/* #a */}\n\n## Two {/* #a */}\n',
      /^x\.mdx:8:1 The heading id "a" is used twice/,
    ],
  ])('%s', async (_, body, message) => {
    expect(await mistake(body)).toMatch(message);
  });
});

describe('links', () => {
  async function mistakes(raw: string) {
    const from = { ...(await page(raw)), route: '/docs/x/', file: 'content/docs/x.mdx' };
    const to = { ...(await page('## There\n')), route: '/docs/y/', file: 'content/docs/y.mdx' };
    const pages = [from, to] as unknown as Parameters<typeof linkMistakes>[1];
    return linkMistakes(pages[0] as Parameters<typeof linkMistakes>[0], pages, 4).map(
      ({ message }) => message,
    );
  }

  it.each([
    '[a](/docs/y/)',
    '[a](/docs/y)',
    '[a](/docs/y/#there)',
    '## Here\n\n[a](#here)',
    '[a](https://example.org)',
    '[a](/blog/tags/release/)',
  ])('%s is fine', async raw => {
    expect(await mistakes(raw)).toEqual([]);
  });

  it.each([
    [
      '[a](/docs/z/)',
      'content/docs/x.mdx:5:1 The link "/docs/z/" leads to no page of this site. Mend the path or remove the link.',
    ],
    [
      '[a](/docs/y/#nope)',
      'content/docs/x.mdx:5:1 The link "/docs/y/#nope" names an anchor that content/docs/y.mdx does not have. Its anchors: there.',
    ],
    [
      '[a](../y.md)',
      'content/docs/x.mdx:5:1 The link "../y.md" is relative. Write the whole path, such as /docs/faq/.',
    ],
  ])('%s is a mistake', async (raw, message) => {
    expect(await mistakes(raw)).toEqual([message]);
  });
});
