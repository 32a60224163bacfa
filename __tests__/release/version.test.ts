import { compareVersions, isVersion, newestBefore, newestUpTo } from '@/lib/release/version';

const RELEASES = ['25.9.0', '25.12.0', '25.10.0', '26.1.0-nightly.1', '25.2.1'];

it('orders releases by number, not by letter', () => {
  expect(compareVersions('25.9.0', '25.12.0')).toBeLessThan(0);
  expect(compareVersions('26.1.0', '25.12.1')).toBeGreaterThan(0);
  expect(compareVersions('25.11.0', '25.11.0')).toBe(0);
});

it('finds the newest release up to a limit, without prereleases', () => {
  expect(newestUpTo('25.11.0', RELEASES)).toBe('25.10.0');
  expect(newestUpTo('26.2.0', RELEASES)).toBe('25.12.0');
  expect(newestUpTo('25.1.0', RELEASES)).toBeUndefined();
  expect(newestBefore('25.12.0', RELEASES)).toBe('25.10.0');
});

it.each(['25.12', 'v25.12.0', '25.12.0-beta', 'next', ''])('"%s" isn’t a release', text => {
  expect(isVersion(text)).toBe(false);
  expect(() => compareVersions(text, '25.11.0')).toThrow(`"${text}" isn't a release number`);
});
