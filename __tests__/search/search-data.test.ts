import { join } from 'node:path';
import { readYaml } from '@/lib/content/files';
import { readPopular, readSynonyms } from '@/lib/search/build/search-data';
import { contentFolder } from '../support/content';

async function source(yaml: string) {
  const folder = await contentFolder({ 'data.yml': yaml });
  return { ...(await readYaml(join(folder, 'data.yml'))), file: 'data.yml' };
}

const messages = (mistakes: readonly Error[]) => mistakes.map(({ message }) => message);

it('reads every synonym with its term', async () => {
  const { synonyms, mistakes } = readSynonyms(
    await source('- term: subfolder\n  synonyms: [subpath, base path]\n'),
  );
  expect(mistakes).toEqual([]);
  expect(synonyms).toEqual([
    ['subpath', 'subfolder'],
    ['base path', 'subfolder'],
  ]);
});

it.each([
  ['- term: too large\n  synonyms: [413]\n', 'Put numbers in quotes'],
  ['- term: too large\n  synonyms: [big]\n  page: /docs/\n', 'There\'s no field "page"'],
  ['- synonyms: [big]\n', 'Write term:'],
  ['term: too large\n', 'Write a list'],
])('reports an error in the synonyms with a fix: %j', async (yaml, reason) => {
  const { mistakes } = readSynonyms(await source(yaml));
  expect(messages(mistakes)).toEqual([expect.stringMatching(new RegExp(`^data\\.yml:\\d.*${reason}`))]);
});

it('a popular question links to an existing page', async () => {
  const yaml = '- question: How?\n  href: /download/\n- question: Why?\n  href: /docs/nowhere/\n';
  const { questions, mistakes } = readPopular(await source(yaml), new Map([['/download/', {}]]));
  expect(questions).toEqual([{ question: 'How?', href: '/download/' }]);
  expect(messages(mistakes)).toEqual([expect.stringMatching(/^data\.yml:4:9 .*match any page/)]);
});
