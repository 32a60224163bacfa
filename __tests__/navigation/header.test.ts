import { isActive } from '@/lib/navigation/header';
import { HEADER_ITEMS } from '@/lib/navigation/header-items';

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
])('on %s, the active item is %s', (pathname, label) => {
  const active = HEADER_ITEMS.filter(item => isActive(item.active, pathname));
  expect(active.map(item => ('label' in item ? item.label : item.type))).toEqual(
    label === undefined ? [] : [label],
  );
});

test('a regular expression can define where an item is active', () => {
  const rule = { matching: '^/docs/(install|config)/' };
  expect(isActive(rule, '/docs/install/docker/')).toBe(true);
  expect(isActive(rule, '/docs/faq/')).toBe(false);
});
