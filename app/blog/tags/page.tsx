import { TagsPage } from '@/components/blog/tags-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { PRODUCT } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'Blog Tags',
  description: `The subjects of the ${PRODUCT} blog, from announcements to releases, and how many posts there are on each.`,
  path: routes.tags,
});

export default function Page() {
  return <TagsPage />;
}
