/** @jest-environment jsdom */
import { pageOfLink } from '@/lib/navigation/page-of-link';

function page(attributes: Record<string, string>): string | undefined {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return pageOfLink(link);
}

it('returns the path, the query, and the hash of a page on this site', () => {
  expect(page({ href: '/docs/' })).toBe('/docs/');
  expect(page({ href: '/blog/release-25.11.0/' })).toBe('/blog/release-25.11.0/');
  expect(page({ href: '/search/?q=rules' })).toBe('/search/?q=rules');
  expect(page({ href: `${location.origin}/docs/faq/#bank-sync` })).toBe('/docs/faq/#bank-sync');
});

it.each([
  ['a place on the same page', { href: '#top' }],
  ['a file', { href: '/docs/faq.md' }],
  ['another site', { href: 'https://example.com/docs/' }],
  ['an email address', { href: 'mailto:someone@example.com' }],
  ['a link that opens a tab', { href: '/docs/', target: '_blank' }],
  ['a link that reloads the page', { href: '/de/docs/', target: '_self' }],
  ['a download', { href: '/docs/', download: '' }],
  ['a link without an address', {}],
])('leaves %s to the browser', (_, attributes) => {
  expect(page(attributes)).toBeUndefined();
});
