import { HEADER_ITEMS, isActive } from '@/lib/navigation/header';

jest.mock('@/generated/docs-outside.json', () => ['/docs/privacy-policy/', '/docs/advanced/'], {
  virtual: true,
});

test.each([
  ['/', undefined],
  ['/search/', undefined],
  ['/nope/x', undefined],
  ['/docs/', 'Docs'],
  ['/docs', 'Docs'],
  ['/DOCS/faq/', 'Docs'],
  ['/docs/tour/accounts/', 'Docs'],
  ['/docs/privacy-policy/', undefined],
  ['/docs/Advanced', undefined],
  ['/docs/advanced/restart/', 'Docs'],
  ['/documents/', undefined],
  ['/blog/', 'Blog'],
  ['/blog/page/2/', 'Blog'],
  ['/blog/release-25.10.0/', 'Blog'],
  ['/contact/', 'Contact'],
  ['/download/', 'Download'],
])('on %s the current entry is %s', (pathname, label) => {
  expect(HEADER_ITEMS.filter(item => isActive(item.active, pathname)).map(item => item.label)).toEqual(
    label === undefined ? [] : [label],
  );
});

test('an expression can say where an entry is current', () => {
  const rule = { matching: /^\/docs\/(install|config)\// };
  expect(isActive(rule, '/docs/install/docker/')).toBe(true);
  expect(isActive(rule, '/docs/faq/')).toBe(false);
});
