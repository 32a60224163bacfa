import { bytesOf, newFiles, type Edition } from '@/lib/offline/edition';

const edition = (id: string, digests: Record<string, string>): Edition => ({
  id,
  transfer: 0,
  files: Object.entries(digests).map(([path, digest]) => ({ path, digest, bytes: 10 })),
});

it('only fetches new and changed files of a newer edition', () => {
  const earlier = edition('1', { '/': 'a', '/docs/': 'b', '/gone/': 'c' });
  const newer = edition('2', { '/': 'a', '/docs/': 'B', '/new/': 'd' });
  expect(newFiles(newer, earlier).map(({ path }) => path)).toEqual(['/docs/', '/new/']);
  expect(bytesOf(newFiles(newer, earlier))).toBe(20);
});

it('fetches everything if nothing is saved', () => {
  const first = edition('1', { '/': 'a', '/docs/': 'b' });
  expect(newFiles(first, undefined)).toEqual(first.files);
});
