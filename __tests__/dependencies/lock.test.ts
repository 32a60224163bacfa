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

it('packages from the registry with an allowed license are valid', () => {
  expect(lockMistakes({ packages: { '': {}, 'node_modules/a': good } })).toEqual([]);
});

it.each([
  ['from another source', { resolved: 'https://example.org/a.tgz' }, 'is from https://example.org/a.tgz'],
  ['without an integrity hash', { integrity: undefined }, 'has no integrity hash'],
  ['without a license', { license: undefined }, 'its license is "unknown"'],
  ['with another license', { license: 'GPL-3.0' }, 'its license is "GPL-3.0"'],
])('reports a package %s', (_, change, reason) => {
  expect(lockMistakes({ packages: { 'node_modules/a': { ...good, ...change } } })).toEqual([
    expect.stringContaining(`node_modules/a: ${reason}`),
  ]);
});

it('lists build dependencies but not test dependencies', () => {
  const packages = { 'node_modules/a': good, 'node_modules/b': { ...good, dev: true } };
  expect(licenses({ packages })).toEqual([['MIT', ['a 1.0.0']]]);
});
