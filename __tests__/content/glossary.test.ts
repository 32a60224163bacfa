import { join } from 'node:path';
import { readYaml } from '@/lib/content/files';
import { GLOSSARY_FILE, readGlossary, termId } from '@/lib/content/glossary';
import { synonymPairs } from '@/lib/search/build/synonyms';
import { contentFolder } from '../support/content';

async function read(yaml: string) {
  const folder = await contentFolder({ 'glossary.yml': yaml });
  const { entries, mistakes } = readGlossary(await readYaml(join(folder, 'glossary.yml')));
  return { entries, mistakes: mistakes.map(({ message }) => message.replace(`${folder}/`, '')) };
}

const PAYEE = '- term: payee\n  definition: Who gets the money.\n  page: /docs/transactions/payees/\n';

test('synonyms and explain are optional', async () => {
  expect(await read(PAYEE)).toEqual({
    entries: [
      {
        term: 'payee',
        definition: 'Who gets the money.',
        page: '/docs/transactions/payees/',
        synonyms: [],
        explain: [],
      },
    ],
    mistakes: [],
  });
});

test.each([
  ['term: payee', 'glossary.yml:1:1 The glossary isn\'t a list. Write entries that begin with "- term:".'],
  [
    `${PAYEE}  meaning: x\n`,
    'glossary.yml:4:3 There\'s no field "meaning". The fields are: term, definition, synonyms, page, explain.',
  ],
  [
    '- definition: x\n  page: /x/\n',
    'glossary.yml:1:3 The entry has no term. Write the word that the docs use: term: payee.',
  ],
  [`${PAYEE}${PAYEE}`, 'glossary.yml:4:9 The term "payee" is listed twice. Merge the entries.'],
  ['- term: a\n  page: /x/\n', 'glossary.yml:1:3 The entry has no definition. Write one or two sentences.'],
  [
    '- term: a\n  definition: x\n',
    'glossary.yml:1:3 The entry has no page. Write the address of the page that explains it.',
  ],
  [
    `${PAYEE}  synonyms: [1]\n`,
    "glossary.yml:4:13 The synonyms aren't a list of text. Write [merchant, vendor], and numbers in quotes.",
  ],
  [
    `${PAYEE}  explain: payee\n`,
    "glossary.yml:4:12 The words to explain aren't a list of text. Write [payee, payees].",
  ],
  [
    `${PAYEE}  explain: [payee, payee]\n`,
    'glossary.yml:4:12 The word "payee" is explained twice. Remove one.',
  ],
])('reports %j', async (yaml, message) => {
  const { entries, mistakes } = await read(yaml);
  expect(mistakes).toEqual([message]);
  expect(entries).toEqual([]);
});

test('reports an entry that is only text', async () => {
  expect((await read('- payee\n')).mistakes).toEqual([
    expect.stringMatching(/^glossary\.yml:1:3 The entry has no term/),
    expect.stringMatching(/^glossary\.yml:1:3 The entry has no definition/),
    expect.stringMatching(/^glossary\.yml:1:3 The entry has no page/),
  ]);
});

test('every term has a unique anchor, and the search uses its synonyms', async () => {
  const { entries, mistakes } = readGlossary(await readYaml(GLOSSARY_FILE));
  expect(mistakes).toEqual([]);
  expect(entries).not.toEqual([]);
  expect(new Set(entries.map(({ term }) => termId(term))).size).toBe(entries.length);
  const pairs = entries.flatMap(({ term, synonyms }) => synonyms.map(synonym => [synonym, term]));
  expect(synonymPairs(entries)).toEqual(expect.arrayContaining(pairs));
});
