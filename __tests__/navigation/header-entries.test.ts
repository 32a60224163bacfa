import { EXTERNAL } from '@/lib/external';
import { headerEntries } from '@/lib/navigation/header-entries';
import { HEADER_ITEMS } from '@/lib/navigation/header-items';
import { CONFIGS, versionedSite } from '../versions/fixture';

test('a site with one version and one language only has links, resolved by the build', async () => {
  const { data } = await versionedSite(CONFIGS.slice(0, 1), 'current');
  const entries = headerEntries(HEADER_ITEMS, data);
  expect(entries.filter(({ kind }) => kind !== 'link')).toEqual([]);
  // The items that the requirement names, in its order (docs/requirement.md#navigation-bar). There may be more.
  const required = ['Features', 'Docs', 'Blog', 'Contact', 'Download', 'Donate', 'Discord', 'GitHub'];
  const links = entries.flatMap(entry => (entry.kind === 'link' ? [[entry.label, entry.href]] : []));
  expect(links.filter(([label = '']) => required.includes(label))).toEqual([
    ['Features', '/#features'],
    ['Docs', '/docs/'],
    ['Blog', '/blog/'],
    ['Contact', '/contact/'],
    ['Download', '/download/'],
    ['Donate', EXTERNAL.donate],
    ['Discord', EXTERNAL.discord],
    ['GitHub', EXTERNAL.github],
  ]);
});

test('with several versions, the docs link and the menu depend on the page', async () => {
  const { data } = await versionedSite();
  const byPage = headerEntries(HEADER_ITEMS, data).flatMap(entry =>
    entry.kind === 'by-page' ? [entry.item.type] : [],
  );
  expect(byPage).toEqual(['docSidebar', 'docsVersionDropdown']);
});
