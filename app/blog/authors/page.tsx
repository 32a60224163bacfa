import { AuthorsPage } from '@/components/blog/authors-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { PRODUCT } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'Authors',
  description: `Who writes the ${PRODUCT} blog: the maintainers of the project, and how many posts each has signed.`,
  path: routes.authors,
});

export default function Page() {
  return <AuthorsPage />;
}
