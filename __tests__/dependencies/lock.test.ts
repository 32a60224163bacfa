/** @jest-environment node */
import { isAllowed, licenses, lockMistakes } from '@/lib/dependencies/lock';

const good = {
  version: '1.0.0',
  resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz',
  integrity: 'sha512-x',
  license: 'MIT',
};

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND CC0-1.0', true],
  ['MIT AND GPL-3.0', false],
  ['UNLICENSED', false],
])('%s is allowed: %s', (license, allowed) => {
  expect(isAllowed(license)).toBe(allowed);
});

it('packages of the registry under an allowed license are fine', () => {
  expect(lockMistakes({ packages: { '': {}, 'node_modules/a': good } })).toEqual([]);
});

it.each([
  ['from elsewhere', { resolved: 'https://example.org/a.tgz' }, 'is from https://example.org/a.tgz'],
  ['without a seal', { integrity: undefined }, 'has no integrity hash'],
  ['under no license', { license: undefined }, 'its license is "unknown"'],
  ['under another license', { license: 'GPL-3.0' }, 'its license is "GPL-3.0"'],
])('a package %s is a mistake', (_, change, reason) => {
  expect(lockMistakes({ packages: { 'node_modules/a': { ...good, ...change } } })).toEqual([
    expect.stringContaining(`node_modules/a: ${reason}`),
  ]);
});

it('lists what the site is built with, not what only tests need', () => {
  const packages = { 'node_modules/a': good, 'node_modules/b': { ...good, dev: true } };
  expect(licenses({ packages })).toEqual([['MIT', ['a 1.0.0']]]);
});
