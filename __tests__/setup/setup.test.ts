import { isValid, parseSetup, tidy } from '@/lib/setup/setup';

describe('a stored setup', () => {
  test.each([
    ['nothing', null, {}],
    ['broken JSON', '{"os":', {}],
    ['something else', '"docker"', {}],
    ['null', 'null', {}],
    ['a list', '["docker"]', {}],
    ['an option that no longer exists', '{"run":"heroku","os":"macos"}', { os: 'macos' }],
    ['an option of another choice', '{"os":"docker"}', {}],
    ['a value that isn’t text', '{"port":8080,"os":["macos"]}', {}],
    ['unknown fields', '{"color":"red","__proto__":{"os":"macos"},"run":"docker"}', { run: 'docker' }],
    ['a script', '{"domain":"<script>alert(1)</script>.org"}', {}],
    ['a value that’s too long', JSON.stringify({ domain: `${'a.'.repeat(5000)}org` }), {}],
  ])('with %s', (_, stored, setup) => {
    expect(parseSetup(stored)).toEqual(setup);
  });
});

test.each([
  ['port', ['1', '80', '5006', '65535']],
  ['folder', ['/srv/actual-data', './actual-data', 'C:/Users/ann/actual', '/a', '/volume1/.docker/actual_1']],
  ['domain', ['budget.example.org', 'a.b', 'xn--bdget-kva.example', '192.168.1.20', `${'a'.repeat(63)}.org`]],
] as const)('accepts a %s', (field, texts) => {
  expect(texts.filter(text => !isValid(field, text))).toEqual([]);
});

test.each([
  ['port', ['', '0', '007', '65536', '99999999999', '-1', '80 ', '80;reboot', '1e3', '٨٠', '80\n']],
  [
    'folder',
    [
      ...[
        '',
        '/',
        'actual',
        '~/actual',
        '/a b',
        '/a;b',
        '/a$(reboot)',
        '/a`b`',
        "/a'b",
        '/a"b',
        '/a\\b',
        '/a:b',
      ],
      ...[
        '/../etc',
        '/a/..',
        '/a/./b',
        '//a',
        '/a//b',
        '/-rf',
        '/a\nb',
        '/a|b',
        '/a>b',
        `/${'a'.repeat(200)}`,
      ],
    ],
  ],
  [
    'domain',
    [
      ...[
        '',
        'localhost',
        'a..b',
        '.a.b',
        'a.b.',
        '-a.org',
        'a-.org',
        'a_b.org',
        'a b.org',
        'a.org/x',
        'a.org:80',
      ],
      ...[
        'a.org;x',
        '<b>.org',
        'bücher.example',
        `${'a'.repeat(64)}.org`,
        `${'a.'.repeat(127)}org`,
        'a.org\n',
      ],
    ],
  ],
] as const)('refuses a %s', (field, texts) => {
  expect(texts.filter(text => isValid(field, text))).toEqual([]);
});

test.each([
  ['domain', ' https://Budget.Example.org/ ', 'budget.example.org'],
  ['folder', 'C:\\Users\\ann\\actual\\', 'C:/Users/ann/actual'],
  ['port', ' 8080 ', '8080'],
] as const)('tidies a %s', (field, typed, stored) => {
  expect(tidy(field, typed)).toBe(stored);
  expect(isValid(field, stored)).toBe(true);
});
