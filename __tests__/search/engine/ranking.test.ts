import { answer, found, openIndex, searchPage } from '../../support/search-index';

const FILLER = 'Some plain text about other matters of the house, the garden and the weather.';

/** Pages about something else. */
const others = (count: number) =>
  Array.from({ length: count }, (_, number) => searchPage(`other-${number}`, 'Weather', { '': FILLER }));

/** The addresses of the hits for a query on a few pages. */
async function search(query: string, ...pages: Parameters<typeof openIndex>[0]): Promise<string[]> {
  return found(await openIndex(pages), query);
}

it('a title comes before keywords, keywords before a heading, a heading before text', async () => {
  const pages = [
    searchPage('text', 'Garden', { '': `${FILLER} A parsnip. ${FILLER}` }),
    searchPage('heading', 'House', { '': FILLER, 'The parsnip': FILLER }),
    searchPage('keyword', 'Weather', { '': FILLER }, { keywords: ['parsnip'] }),
    searchPage('part', 'Cooking a parsnip', { '': FILLER }),
    searchPage('exact', 'Parsnip', { '': FILLER }),
  ];
  expect(await search('parsnip', ...pages, ...others(20))).toEqual([
    '/exact/',
    '/part/',
    '/keyword/',
    '/heading/#the-parsnip',
    '/text/',
  ]);
});

describe("the reader's setup", () => {
  const section = (heading: string, setup: string) => ({
    id: heading.toLowerCase(),
    heading,
    text: FILLER,
    setup,
  });
  const pages = [
    searchPage('docker', 'Cooking a parsnip in Docker', { '': FILLER }, { setup: ['docker'] }),
    searchPage('fly', 'Cooking a parsnip in the cloud', { '': FILLER }, { setup: ['fly'] }),
    searchPage('exact', 'Parsnip', { '': FILLER }),
    ...others(20),
  ];

  it('puts a page about it before an equally good one, and hides nothing', async () => {
    const index = await openIndex(pages);
    const docker = await found(index, 'cooking parsnip', ['docker']);
    const fly = await found(index, 'cooking parsnip', ['fly']);
    expect(docker.slice(0, 2)).toEqual(['/docker/', '/fly/']);
    expect(fly.slice(0, 2)).toEqual(['/fly/', '/docker/']);
    expect([...fly].sort()).toEqual([...docker].sort());
  });

  it("doesn't put it before a page that answers much better", async () => {
    expect((await found(await openIndex(pages), 'parsnip', ['docker']))[0]).toBe('/exact/');
  });

  it('prefers a section for it to an equally good one of the same page', async () => {
    const page = searchPage('recipes', 'Recipes', {});
    const sections = [section('Parsnip cold', 'docker'), section('Parsnip warm', 'fly')];
    const index = await openIndex([{ ...page, sections }, ...others(20)]);
    expect((await found(index, 'parsnip', ['fly']))[0]).toBe('/recipes/#parsnip warm');
    expect((await found(index, 'parsnip', ['docker']))[0]).toBe('/recipes/#parsnip cold');
  });
});

it('a question that people asked leads to the section that answers it, and the hit shows the question', async () => {
  const asked = 'Why does my parsnip taste bitter?';
  const answering = searchPage('answer', 'Vegetables', { '': FILLER, Harvest: FILLER });
  const index = await openIndex([
    searchPage('other', 'Weather', { '': 'People taste bitter things. A parsnip is white.' }),
    {
      ...answering,
      sections: answering.sections.map(each => (each.id === '' ? each : { ...each, questions: [asked] })),
    },
    ...others(20),
  ]);
  const { hits } = await answer(index, 'bitter taste of a parsnip');
  expect(hits[0]?.url).toBe('/answer/#harvest');
  expect(hits[0]?.excerpt?.map(({ text }) => text).join('')).toBe(asked);
});

it('a page with all words hides those with fewer', async () => {
  const pages = [
    searchPage('one', 'Parsnip', { '': FILLER }),
    searchPage('both', 'Soup', { '': 'A parsnip and a turnip.' }),
  ];
  expect(await search('parsnip turnip', ...pages)).toEqual(['/both/']);
});

it('for a longer query, guides without one word follow those with all', async () => {
  const pages = [
    searchPage('most', 'Parsnip and turnip', { '': FILLER }),
    searchPage('all', 'Soup', { '': 'A parsnip, a turnip and a radish.' }),
    searchPage('post', 'Parsnip and turnip', { '': FILLER }, { kind: 'post' }),
  ];
  expect(await search('parsnip turnip radish', ...pages)).toEqual(['/all/', '/most/']);
});

it('a guide without one word comes before a list with all', async () => {
  const pages = [
    searchPage('guide', 'Turnips', { '': FILLER }),
    searchPage('list', 'Glossary', { '': 'A parsnip. A turnip.' }, { group: 'list' }),
  ];
  expect(await search('parsnip turnips', ...pages)).toEqual(['/guide/', '/list/']);
});

it('a question similar to a keyword finds its page before one with the words in its text', async () => {
  const pages = [
    searchPage('text', 'House', { '': `A parsnip grows small. ${FILLER}` }),
    searchPage('asked', 'Weather', { '': FILLER }, { keywords: ['parsnip grows too small'] }),
  ];
  expect((await search('why do my parsnips grow so small this year', ...pages, ...others(20)))[0]).toBe(
    '/asked/',
  );
});

it.each(['camt.053', 'camt', 'config.json', 'config.js', 'node.js'])('finds %s with its dot', async query => {
  const pages = [
    searchPage('text', 'House', { '': 'Files in camt.053; config.json; node.js.' }),
    searchPage('other', 'Garden', { '': 'Node, config and json in a text; 053.' }),
  ];
  expect((await search(query, ...pages))[0]).toBe('/text/');
});

it('words in one keyword rank above words in several keywords', async () => {
  const pages = [
    searchPage('apart', 'House', { '': FILLER, Roots: FILLER }, { keywords: ['parsnip bed', 'turnip soup'] }),
    searchPage('together', 'Garden', { '': FILLER }, { keywords: ['parsnip soup'] }),
  ];
  expect((await search('parsnip soup', ...pages))[0]).toBe('/together/');
});

it.each([
  ['parsn', 'the start of a word'],
  ['parsnips', 'another form'],
  ['parnsip', 'swapped letters'],
  ['parsip', 'a letter left out'],
  ['carrot', 'a synonym'],
])('finds %s: %s', async query => {
  const pages = [
    searchPage('page', 'Parsnip', { '': FILLER }),
    searchPage('other', 'Weather', { '': FILLER }),
  ];
  const searcher = await openIndex(pages, [['carrot', 'parsnip']]);
  expect(await found(searcher, query)).toEqual(['/page/']);
});

it('a typo matches a whole word before the start of a longer one', async () => {
  const pages = [
    searchPage('long', 'Complete', { '': 'To compete.' }),
    searchPage('meant', 'Compose', { '': FILLER }),
  ];
  expect(await search('compse', ...pages)).toEqual(['/meant/']);
});

it('searches for stop words if there is nothing else', async () => {
  expect(await search('the', searchPage('page', 'The parsnip', { '': FILLER }))).toEqual(['/page/']);
});

it('guides come first for words, posts for a version', async () => {
  const pages = [
    searchPage('guide', 'Garden', { '': `${FILLER} Since 25.10.0 there is a parsnip.` }),
    searchPage('post', 'Release 25.10.0', { '': 'A parsnip, a parsnip and a parsnip.' }, { kind: 'post' }),
  ];
  expect(await search('parsnip', ...pages)).toEqual(['/guide/', '/post/']);
  expect((await search('25.10.0', ...pages))[0]).toBe('/post/');
});

it('suggests a similar word if nothing is found', async () => {
  const searcher = await openIndex([searchPage('page', 'Reconciliation', { '': FILLER })]);
  expect(await answer(searcher, 'recnzliation')).toMatchObject({ hits: [], suggestion: 'reconciliation' });
});

it("pages for people who budget come before those for developers, unless the word is a developer's own", async () => {
  const developers = { group: 'developers' as const };
  const pages = [
    searchPage('api', 'Parsnip queries', { '': 'A parsnip query.' }, developers),
    searchPage('api-two', 'Queries', { '': 'A query of the root.' }, developers),
    searchPage('guide', 'Garden', { '': FILLER, 'The parsnip': FILLER }, { keywords: ['parsnip'] }),
    searchPage('soup', 'Soup', { '': 'Take a parsnip.' }),
    searchPage('salad', 'Salad', { '': 'Without a parsnip.' }),
  ];
  expect((await search('parsnip', ...pages))[0]).toBe('/guide/');
  expect((await search('parsnip query', ...pages))[0]).toBe('/api/');
});

it('a release post comes after the page that documents the feature, unless the query is about releases', async () => {
  const pages = [
    searchPage(
      'release-1',
      'Release 1: the parsnip',
      { '': 'A parsnip.' },
      { kind: 'post', group: 'release' },
    ),
    searchPage('guide', 'Garden', { '': FILLER, Roots: 'Here grows a parsnip.' }),
  ];
  expect((await search('parsnip', ...pages, ...others(10)))[0]).toMatch(/^\/guide\//);
  expect((await search('parsnip release', ...pages, ...others(10)))[0]).toBe('/release-1/');
});

it('a literal match comes before a synonym', async () => {
  const pages = [
    searchPage('synonym', 'Parsnip', { '': FILLER }),
    searchPage('literal', 'Garden', { '': FILLER }, { keywords: ['carrot'] }),
  ];
  const searcher = await openIndex(pages, [['carrot', 'parsnip']]);
  expect(await found(searcher, 'carrot')).toEqual(['/literal/', '/synonym/']);
});

it('a sentence finds a section with most of its words', async () => {
  const pages = [
    searchPage('answer', 'Garden', { '': FILLER, Roots: 'Parsnip seed rots in cold soil.' }),
    searchPage('other', 'Kitchen', { '': 'A parsnip.', Soup: 'Cold soup.' }),
  ];
  const query = 'my parsnip seed rots because the soil stays frozen';
  expect((await search(query, ...pages, ...others(10)))[0]).toBe('/answer/#roots');
});

it('every hit has an excerpt: the description for a title, the match for a section', async () => {
  const pages = [
    searchPage('title', 'Parsnip', { '': FILLER }, { description: 'All about a root.' }),
    searchPage('section', 'Garden', { '': FILLER, Roots: 'Here grows a parsnip.' }),
  ];
  const { hits } = await answer(await openIndex(pages), 'parsnip');
  expect(hits.map(({ excerpt }) => excerpt?.map(({ text }) => text).join(''))).toEqual([
    'All about a root.',
    'Here grows a parsnip.',
  ]);
});

it("shows the section whose heading matches, not one that repeats the page's title", async () => {
  const pages = [
    searchPage('garden', 'Parsnip garden', {
      '': FILLER,
      'Is the parsnip garden for you?': FILLER,
      'Soil looks frozen': FILLER,
    }),
  ];
  const hits = await search('parsnip garden soil looks frozen', ...pages, ...others(10));
  expect(hits.find(url => url.includes('#'))).toBe('/garden/#soil-looks-frozen');
});

it("a rare word of everyday English doesn't outweigh the subject", async () => {
  const pages = [
    searchPage('subject', 'Parsnips', { '': FILLER, 'Water the parsnips': FILLER }),
    searchPage('word', 'Weather', { '': 'Thoroughly wet.' }),
  ];
  expect((await search('parsnips watered thoroughly', ...pages, ...others(20)))[0]).toMatch(/^\/subject\//);
});

it("if two pages answer about equally well, the second isn't far below the first", async () => {
  const page = (name: string) =>
    searchPage(name, 'Parsnip', {
      '': FILLER,
      'Sow it': 'A parsnip.',
      'Water it': 'A parsnip.',
      'Eat it': 'A parsnip.',
    });
  const hits = await search('sow water eat parsnip', page('one'), page('two'), ...others(10));
  expect(hits.findIndex(url => url.startsWith('/two/'))).toBeLessThanOrEqual(2);
});
