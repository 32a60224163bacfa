import { AuthorsPage } from '@/components/blog/authors-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { PRODUCT } from '@/lib/site';
import { blogStrings } from '@/strings/blog';
import { siteStrings } from '@/strings/site';

export const metadata = pageMetadata({
  title: blogStrings.authors,
  description: siteStrings.authorsDescription(PRODUCT),
  path: routes.authors,
});

export default function Page() {
  return <AuthorsPage />;
}
