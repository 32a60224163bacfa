import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { docText } from './content';
import { temporaryFolder } from './temporary-folder';

/** The project's own files that a small site uses: those created by tools/app. */
const SHARED = ['reference', 'samples', 'screenshots', 'drawings'];

/** A doc of the small site. Its body starts on line 6. */
export const doc = (body: string, lines: Record<string, string | undefined> = {}) =>
  docText(
    {
      description: `A page about ${hash(body)} that is long enough to have a unique description.`,
      ...lines,
    },
    body,
  );

/** A post of the small site. Its body starts on line 10. */
export const post = (body: string, lines: Record<string, string | undefined> = {}) =>
  docText(
    {
      title: 'News',
      description: 'What is new this month in the app, in a sentence long enough for a description.',
      date: '2025-11-03T10:00:00.000Z',
      slug: 'news',
      tags: '[announcement]',
      authors: '[ann]',
      ...lines,
    },
    body,
  );

const hash = (text: string) => [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 99991, 7);

/** A valid site: two docs, a post, and all other files. */
const FILES: Record<string, string> = {
  'content/docs/index.mdx': doc('Welcome.\n', { title: 'Start' }),
  'content/docs/faq.mdx': doc('## Why\n\nBecause.\n', { title: 'Questions' }),
  'content/docs/x.mdx': doc('Text.\n', { title: 'Page' }),
  'content/blog/news.mdx': post('Hello.\n'),
  'content/authors/ann.yml': 'name: Ann\ntitle: Writer\nurl: https://example.org\ngithub: ann\norder: 1\n',
  'content/sidebar.yml': '- doc: index\n- doc: faq\n- doc: x\n',
  'content/facts.yml': '[]\n',
  'content/glossary.yml': '- term: payee\n  definition: Who gets the money.\n  page: /docs/faq/\n',
  'content/redirects.yml': '- from: /old/\n  to: /docs/faq/\n',
  'content/announcement.yml': '# Nothing.\n',
  'content/search-synonyms.yml': '- term: payee\n  synonyms: [recipient]\n',
  'content/popular-questions.yml': '- question: Why?\n  href: /docs/faq/\n',
  'content/questions.yml': '- question: Why?\n  source: example/app#1\n  answers: [/docs/faq/]\n',
  'content/versions.json':
    '{ "last": "current", "versions": [{ "name": "current", "label": "Next", "folder": "" }] }\n',
  'content/words.yml': '- not: [mend, put right]\n  write: fix\n',
  'app/page.tsx': 'export default function Page() {}\n',
};

/**
 * Writes a valid small site with the given changes; undefined removes a file.
 *
 * @returns its folder
 */
export async function smallSite(changes: Record<string, string | Buffer | undefined> = {}): Promise<string> {
  const project = process.cwd();
  const folder = await temporaryFolder('site');
  for (const [path, text] of Object.entries({ ...FILES, ...changes })) {
    if (text === undefined) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  for (const name of SHARED) await symlink(join(project, 'content', name), join(folder, 'content', name));
  return folder;
}
