import { isInOtherVersion } from '@/lib/versions/of-doc';

const VERSIONS = [
  { name: 'next', label: 'Next', folder: 'next' },
  { name: 'current', label: '25.11.0', folder: '' },
];

test.each([
  ['/docs/', false],
  ['/docs/faq/', false],
  ['/docs/nextcloud/', false],
  ['/docs/next/', true],
  ['/docs/next/faq/', true],
  ['/blog/', false],
])('%s is in another version: %s', (path, expected) => {
  expect(isInOtherVersion(path, VERSIONS, 'current')).toBe(expected);
});
