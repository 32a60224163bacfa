import { join } from 'node:path';
import { readYaml } from '@/lib/content/files';
import { compileAnnouncement, readAnnouncement } from '@/lib/content/announcement';
import { glossary } from '@/lib/content/glossary';
import { linkTargets } from '@/lib/content/links';
import { contentFolder } from '../support/content';

const TARGETS = linkTargets([{ route: '/docs/faq/', headings: [], file: 'content/docs/faq.mdx' }], []);

async function read(text: string) {
  const folder = await contentFolder({ 'announcement.yml': text });
  const { announcement, mistakes } = await readAnnouncement(
    await readYaml(join(folder, 'announcement.yml')),
    TARGETS,
  );
  return { announcement, mistakes: mistakes.map(({ message }) => message.replace(`${folder}/`, '')) };
}

test.each(['', '# content: Nothing yet\n'])('an empty file means no announcement: %p', async text => {
  expect(await read(text)).toEqual({ announcement: null, mistakes: [] });
});

test("glossary terms aren't marked", async () => {
  const [word = ''] = (await glossary()).flatMap(({ explain }) => explain);
  const { code } = await compileAnnouncement({ id: 'a', content: `About ${word}.`, isCloseable: true });
  expect(code).toContain(word);
  expect(code).not.toContain('Term');
});

test('missing fields have defaults', async () => {
  expect(await read('content: See the [FAQ](/docs/faq/) and *more*.\n')).toEqual({
    announcement: {
      id: 'announcement-bar',
      content: 'See the [FAQ](/docs/faq/) and *more*.',
      isCloseable: true,
    },
    mistakes: [],
  });
});

test('returns the given fields', async () => {
  const text =
    'id: survey\ncontent: Text\nisCloseable: false\nbackgroundColor: "#102a43"\ntextColor: "#ffffff"\n';
  expect((await read(text)).announcement).toEqual({
    id: 'survey',
    content: 'Text',
    isCloseable: false,
    backgroundColor: '#102a43',
    textColor: '#ffffff',
  });
});

test.each([
  ['no content', 'id: a\n', /^announcement\.yml:1:1 The field "content" is missing\. One paragraph/],
  [
    'an unknown field',
    'content: A\ncolor: red\n',
    /^announcement\.yml:2:1 There's no field "color"\. The fields are: id, content/,
  ],
  [
    'text for a yes or no',
    'content: A\nisCloseable: "no"\n',
    /^announcement\.yml:2:14 .+ Write true or false/,
  ],
  [
    'a color by name',
    'content: A\nbackgroundColor: navy\ntextColor: "#ffffff"\n',
    /^announcement\.yml:2:18 "navy" isn't in a format .+ Write it as "#102a43"\.$/,
  ],
  ['one color', 'content: A\ntextColor: "#ffffff"\n', /^announcement\.yml:2:12 A single color .+ Write both/],
  [
    'text that cannot be read',
    'content: A\nbackgroundColor: "#eeeeee"\ntextColor: "#ffffff"\n',
    /^announcement\.yml:3:12 The text has a contrast ratio of 1\.2\. Choose colors with at least 4\.5\.$/,
  ],
  [
    'a link to nowhere',
    'id: a\ncontent: See [it](/docs/nope/).\n',
    /^announcement\.yml:2:14 The link "\/docs\/nope\/" doesn't match any page/,
  ],
  [
    'two paragraphs',
    'content: |\n  One\n\n  Two\n',
    /^announcement\.yml:1:10 The announcement is longer than one paragraph\. Write one paragraph/,
  ],
  ["Markdown that isn't valid MDX", 'id: a\ncontent: Take <b>part\n', /^announcement\.yml:2:15 /],
  ['no fields', '- content: A\n', /^announcement\.yml:1:1 /],
])('reports %s with file, line, and fix', async (_, text, message) => {
  const { announcement, mistakes } = await read(text);
  expect(announcement).toBeNull();
  expect(mistakes[0]).toMatch(message);
});
