import { join } from 'node:path';
import { readFrontMatter, readYaml } from '@/lib/content/files';
import { frontMatterMistakes, isUtcDate } from '@/lib/content/front-matter';
import { relationMistakes } from '@/lib/content/relations';
import type { VersionConfig } from '@/lib/versions/types';
import { authorFields, docFields, postFields } from '@/lib/content/schema';
import { contentFolder, docText } from '../support/content';

const POST = {
  date: '2025-11-03T10:00:00.000Z',
  slug: 'release-25.11.0',
  tags: '[announcement]',
  authors: '[]',
};

async function mistakesIn(text: string, fields = docFields as Parameters<typeof frontMatterMistakes>[1]) {
  const folder = await contentFolder({ 'docs/page.mdx': text });
  const source = await readFrontMatter(join(folder, 'docs/page.mdx'));
  return frontMatterMistakes(source, fields).map(({ message }) => message.replace(`${folder}/`, ''));
}

describe('the front matter of a doc', () => {
  it('is valid if all required fields are set', async () => {
    expect(await mistakesIn(docText())).toEqual([]);
  });

  it('has to be fields, not only text', async () => {
    const messages = await mistakesIn('---\nA page about payees\n---\nText\n');
    expect(messages).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:\d+:1 The field "title" is missing/),
      expect.stringMatching(/^docs\/page\.mdx:\d+:1 The field "description" is missing/),
    ]);
  });

  it.each([
    [
      'a missing field',
      { title: undefined },
      /^docs\/page\.mdx:\d+:1 The field "title" is missing\. The page title/,
    ],
    [
      'an unknown field',
      { author: 'me' },
      /^docs\/page\.mdx:4:1 There's no field "author"\. The fields are: title, /,
    ],
    [
      'a number instead of text',
      { title: '42' },
      /^docs\/page\.mdx:2:8 The field "title" is 42\. Write text/,
    ],
    [
      'text instead of a list',
      { keywords: 'money' },
      /^docs\/page\.mdx:4:11 The field "keywords" is "money"\. Write a list of text/,
    ],
    [
      'text instead of true or false',
      { sidebar: '"no"' },
      /^docs\/page\.mdx:4:10 The field "sidebar" is "no"\. Write true or false/,
    ],
    [
      'a title that names no topic',
      { title: 'Overview' },
      /^docs\/page\.mdx:2:8 The title "Overview" doesn't name a topic\. Write what the page is about\.$/,
    ],
    [
      'a description that is too short',
      { description: 'Short.' },
      /^docs\/page\.mdx:3:14 The description is 6 characters long\. Write 50 to 160/,
    ],
  ])('is reported with file, line, and fix for %s', async (_, lines, message) => {
    expect(await mistakesIn(docText(lines))).toEqual([expect.stringMatching(message)]);
  });

  it("is reported if it's missing", async () => {
    await expect(mistakesIn('Just text.\n')).rejects.toThrow(/page\.mdx:1:1 The file has no front matter/);
  });

  it('is reported at the line of a YAML error', async () => {
    await expect(mistakesIn('---\ntitle: Fine\nkeywords: [one\n---\n')).rejects.toThrow(
      /page\.mdx:3:11 This isn't closed. Write ]/,
    );
  });
});

describe('the front matter of a post', () => {
  it.each(['2025-11-03', '3 November 2025', '2025-02-30T10:00:00.000Z', '2025-11-03T10:00:00+02:00'])(
    'rejects the date %s',
    async date => {
      expect(await mistakesIn(docText({ ...POST, date }), postFields)).toEqual([
        expect.stringMatching(/^docs\/page\.mdx:4:7 The field "date" .* Write a UTC date and time such as/),
      ]);
    },
  );

  it('reports the line of an invalid release change', async () => {
    const release = `\n  version: "25.11.0"\n  dockerTag: "25.11.0"\n  highlights: []\n  changes:\n    - group: Features\n      items:\n        - { pr: 1, thanks: [], text: "Fine." }\n        - { pr: "4603", thanks: [lelemm], text: "Wrong." }`;
    expect(await mistakesIn(docText({ ...POST, release }), postFields)).toEqual([
      expect.stringMatching(
        /^docs\/page\.mdx:16:17 The field "release\.changes\.0\.items\.1\.pr" is wrong: write the pull request number/,
      ),
    ]);
  });

  it.each([
    ['no thanks', { text: 'A.' }, 'thanks'],
    ['empty text', { text: ' ', thanks: [] }, 'text'],
    ['an unknown field', { text: 'A.', thanks: [], by: 'me' }, 'by'],
  ])('rejects a change with %s', async (_, change, field) => {
    const release = `{ version: "1.0.0", dockerTag: "1", highlights: [], changes: [{ group: Bug fixes, items: [${JSON.stringify(change)}] }] }`;
    expect(await mistakesIn(docText({ ...POST, release }), postFields)).toEqual([
      expect.stringContaining(`items.0.${field}"`),
    ]);
  });
});

describe('the data of an author', () => {
  it('is reported without a name', async () => {
    const folder = await contentFolder({
      'a.yml': 'title: Maintainer\nurl: https://example.org\ngithub: a\norder: 1\n',
    });
    expect(frontMatterMistakes(await readYaml(join(folder, 'a.yml')), authorFields)).toEqual([
      expect.objectContaining({ message: expect.stringContaining('The field "name" is missing') }),
    ]);
  });
});

describe('files with conflicts', () => {
  async function relations(files: Record<string, string>, versions?: VersionConfig[]) {
    const folder = await contentFolder(files);
    const read = (kind: string) =>
      Promise.all(
        Object.keys(files)
          .filter(path => path.startsWith(kind))
          .map(path => readFrontMatter(join(folder, path))),
      );
    return relationMistakes(
      {
        docs: await read('docs/'),
        posts: await read('blog/'),
        authorKeys: ['jfdoming'],
      },
      versions,
    ).map(({ message }) => message.replaceAll(`${folder}/`, ''));
  }
  const unique = (text: string) => ({
    description: `${text}, a unique sentence that is long enough to be a description.`,
  });

  it('are two docs with one address', async () => {
    expect(
      await relations({
        'docs/rules.mdx': docText(unique('One')),
        'docs/rules/index.mdx': docText(unique('Two')),
      }),
    ).toEqual([
      'docs/rules/index.mdx:2:8 The address "/docs/rules/" is also used by docs/rules.mdx. Change one of them.',
    ]);
  });

  it('are two posts with one slug', async () => {
    expect(
      await relations({
        'blog/a.mdx': docText({ ...POST, ...unique('One') }),
        'blog/b.mdx': docText({ ...POST, ...unique('Two') }),
      }),
    ).toEqual([
      expect.stringMatching(
        /^blog\/b\.mdx:5:7 The address "\/blog\/release-25\.11\.0\/" is also used by blog\/a\.mdx/,
      ),
    ]);
  });

  it('are two pages with one description', async () => {
    expect(await relations({ 'docs/a.mdx': docText(), 'docs/b.mdx': docText() })).toEqual([
      expect.stringMatching(/^docs\/b\.mdx:3:14 The description ".*" is also used by docs\/a\.mdx/),
    ]);
  });

  it('are not a page and its copy in another version of the docs', async () => {
    const versions = [
      { name: 'current', label: 'Next', folder: '' },
      { name: '25.10', label: '25.10', folder: '25.10' },
    ];
    const copies = { 'docs/a.mdx': docText(), 'docs/25.10/a.mdx': docText() };
    expect(await relations(copies, versions)).toEqual([]);
    expect(await relations({ ...copies, 'docs/25.10/b.mdx': docText() }, versions)).toHaveLength(1);
  });

  it('are a post and a tag that does not exist', async () => {
    expect(await relations({ 'blog/a.mdx': docText({ ...POST, tags: '[news]' }) })).toEqual([
      expect.stringMatching(/^blog\/a\.mdx:6:8 There's no tag "news"\. The tags are: announcement, /),
    ]);
  });

  it('are a post and an author that does not exist', async () => {
    expect(await relations({ 'blog/a.mdx': docText({ ...POST, authors: '[nobody]' }) })).toEqual([
      expect.stringMatching(
        /^blog\/a\.mdx:7:11 There's no author "nobody"\. .* New ones: content\/authors\/<key>\.yml/,
      ),
    ]);
  });
});

it.each([
  ['2025-11-03T10:00:00.000Z', true],
  ['2024-02-29T00:00:00Z', true],
  ['2025-02-29T00:00:00Z', false],
  [new Date(0), false],
])('isUtcDate(%p) is %p', (value, expected) => {
  expect(isUtcDate(value)).toBe(expected);
});
