import { headerEntries } from '@/lib/navigation/header-entries';
import { HEADER_ITEMS } from '@/lib/navigation/header-items';
import { CONFIGS, versionedSite } from '../versions/fixture';

// docs/requirement.md#navigation-bar, in its order.
test('a site with one version and one language only has links, resolved by the build', async () => {
  const { data } = await versionedSite(CONFIGS.slice(0, 1), 'current');
  const entries = headerEntries(HEADER_ITEMS, data);
  expect(entries.map(entry => entry.kind)).toEqual(Array(8).fill('link'));
  expect(entries.map(entry => entry.kind === 'link' && [entry.label, entry.href])).toEqual([
    ['Features', '/#features'],
    ['Docs', '/docs/'],
    ['Blog', '/blog/'],
    ['Contact', '/contact/'],
    ['Download', '/download/'],
    ['Donate', 'https://opencollective.com/actual'],
    ['Discord', 'https://discord.gg/pRYNYr4W5A'],
    ['GitHub', 'https://github.com/actualbudget/actual'],
  ]);
});

test('with several versions, the docs link and the menu depend on the page', async () => {
  const { data } = await versionedSite();
  const byPage = headerEntries(HEADER_ITEMS, data).flatMap(entry =>
    entry.kind === 'by-page' ? [entry.item.type] : [],
  );
  expect(byPage).toEqual(['docSidebar', 'docsVersionDropdown']);
});
