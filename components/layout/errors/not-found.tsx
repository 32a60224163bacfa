import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { Screen } from './screen';

/** The page for unknown addresses (docs/requirement.md#errors). */
export function NotFound() {
  return (
    <Screen title="Page Not Found">
      <p>We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link
        is broken.
      </p>
      <p>
        <Link href={routes.docs}>Read the docs</Link> or <Link href={routes.home}>go to the home page</Link>.
      </p>
    </Screen>
  );
}
