import { readdir, readFile } from 'node:fs/promises';
import { isUnused, prune } from '@/lib/finish/prune';
import { contentFolder } from '../support/content';

it.each([
  ['/docs/faq/__next._full.txt', true],
  ['/404/index.html', true],
  ['/_not-found/index.txt', true],
  ['/_next/static/media/worker.1a2b.ts', true],
  ['/blog/authors/_no-page/page/_no-page/index.html', true],
  ['/404.html', false],
  ['/docs/faq/index.txt', false],
  ['/docs/faq/__next._tree.txt', false],
  ['/_next/static/chunks/a.js', false],
])('%s is unused: %s', (path, unused) => {
  expect(isUnused(path)).toBe(unused);
});

it('removes unused files and folders, and returns their size', async () => {
  const folder = await contentFolder({
    '404.html': '',
    '404/index.html': '12',
    '__next._full.txt': '345',
    'blog/page/_no-page/index.html': '6',
  });
  expect(await prune(folder)).toEqual({ files: 3, bytes: 6 });
  expect(await readdir(folder)).toEqual(['404.html']);
});

it('removes the maps of styles, and the line that names one', async () => {
  const styles = (name: string) => `_next/static/chunks/${name}`;
  const folder = await contentFolder({
    [styles('a.css')]: 'a{color:red}\n/*# sourceMappingURL=b.css.map*/',
    [styles('b.css.map')]: '{}',
  });
  await prune(folder);
  expect(await readdir(`${folder}/_next/static/chunks`)).toEqual(['a.css']);
  expect(await readFile(`${folder}/${styles('a.css')}`, 'utf8')).toBe('a{color:red}');
});
