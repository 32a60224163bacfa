import { analyze } from '@/lib/mdx/analyze';

const page = (raw: string, kind: 'doc' | 'post' = 'doc') =>
  analyze({ raw, file: 'content/docs/x.mdx', kind });

describe('headings', () => {
  it("get the slug of their text, numbered if it's a duplicate", async () => {
    const { headings } = await page('## Close an account?\n\n### Why\n\n## Other\n\n### Why\n');
    expect(headings).toEqual([
      { depth: 2, id: 'close-an-account', text: 'Close an account?' },
      { depth: 3, id: 'why', text: 'Why' },
      { depth: 2, id: 'other', text: 'Other' },
      { depth: 3, id: 'why-1', text: 'Why' },
    ]);
  });

  it('keep the id set by the author', async () => {
    const { headings } = await page('## What a `reset` does {/* #resetting */}\n');
    expect(headings).toEqual([{ depth: 2, id: 'resetting', text: 'What a reset does' }]);
  });
});

describe('a page is split into sections', () => {
  it('with line breaks separating words', async () => {
    const { sections } = await page('`loginMethod`  \n`ACTUAL_LOGIN_METHOD`<br />password');
    expect(sections[0]?.text).toBe('loginMethod ACTUAL_LOGIN_METHOD password');
  });

  it('of levels 2 and 3, with the visible text', async () => {
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
  it('keeps text that looks like a directive', async () => {
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

it.each([
  ['an element', 'Text <b>open.\n'],
  ['a brace', 'Costs {$5.\n'],
  ['a closing tag without an opening one', 'Text.\n\n</Steps>\n'],
])('finds headings and links despite %s', async (_, mistake) => {
  const { headings, references, mistakes } = await page(`## Before\n\n${mistake}\n## After\n\n[x](/docs/)\n`);
  expect(headings.map(({ id }) => id)).toEqual(['before', 'after']);
  expect(references.map(({ href }) => href)).toEqual(['/docs/']);
  expect(mistakes).toHaveLength(1);
});
