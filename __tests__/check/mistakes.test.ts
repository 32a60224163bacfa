import { checkContent } from '@/lib/check/content';
import { MISTAKES } from '../support/mistake-table';
import { doc, smallSite } from '../support/small-site';

const project = process.cwd();
afterEach(() => process.chdir(project));

async function check(changes: Record<string, string | Buffer | undefined>): Promise<string[]> {
  const folder = await smallSite(changes);
  process.chdir(folder);
  return (await checkContent()).mistakes.map(({ message }) => message);
}

it('finds no errors in a valid site', async () => {
  expect(await check({})).toEqual([]);
});

it.each(MISTAKES)('$name', async ({ files, messages }) => {
  expect(await check(files)).toEqual(messages.map(start => expect.stringContaining(start)));
});

it('accepts a page with a byte order mark', async () => {
  const text = doc('Text <b>x</b>.\n', { title: 'Page' });
  expect(await check({ 'content/docs/x.mdx': `\uFEFF${text}` })).toEqual([
    expect.stringContaining("content/docs/x.mdx:6:6 There's no <b>."),
  ]);
});

it('reports every error of every page, in order', async () => {
  const folder = await smallSite({
    'content/docs/faq.mdx': doc('[a](/nope/)\n\nText {name} and <b>x.\n', { title: '42' }),
    'content/docs/x.mdx': doc('Too <10.\n\n![](/x.png)\n'),
    'content/redirects.yml': '- from: /a/\n  to: /nope/\n',
  });
  process.chdir(folder);
  const { mistakes } = await checkContent();
  expect(mistakes.map(({ message }) => message.split(' ')[0])).toEqual([
    'content/docs/faq.mdx:2:8',
    'content/docs/faq.mdx:6:1',
    'content/docs/faq.mdx:8:6',
    'content/docs/faq.mdx:8:17',
    'content/docs/x.mdx:6:5',
    'content/docs/x.mdx:8:1',
    'content/redirects.yml:2:7',
  ]);
});
