import type { MetadataRoute } from 'next';
import lastUpdated from '@/generated/last-updated.json';
import { sitePages } from '@/lib/seo/paths';
import { absoluteUrl } from '@/lib/routes';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages(lastUpdated).map(({ path, lastModified }) => ({ url: absoluteUrl(path), lastModified }));
}
