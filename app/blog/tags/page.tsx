import { TagsPage } from '@/components/blog/tags-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { PRODUCT } from '@/lib/site';
import { siteStrings } from '@/strings/site';

export const metadata = pageMetadata({
  title: siteStrings.blogTags,
  description: siteStrings.tagsDescription(PRODUCT),
  path: routes.tags,
});

export default function Page() {
  return <TagsPage />;
}
