import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import * as strings from '@/lib/strings';
import { Screen } from './screen';

/** The page for unknown addresses (docs/requirement.md#errors). */
export function NotFound() {
  return (
    <Screen title={strings.errors.notFound}>
      <p>{strings.errors.notFoundText}</p>
      <p>{strings.errors.notFoundRemedy}</p>
      <p>
        <Link href={routes.docs}>{strings.errors.readDocs}</Link> {strings.errors.or}{' '}
        <Link href={routes.home}>{strings.errors.goHome}</Link>.
      </p>
    </Screen>
  );
}
