import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { errorsStrings } from '@/strings/errors';
import { Lost } from './lost';
import styles from './lost.module.css';
import { Screen } from './screen';

/** The page for unknown addresses (docs/requirement.md#errors). */
export function NotFound() {
  return (
    <Screen title={errorsStrings.notFound}>
      <p>{errorsStrings.notFoundText}</p>
      <p>{errorsStrings.notFoundRemedy}</p>
      <p className={styles.ways}>
        <Link href={routes.docs}>{errorsStrings.readDocs}</Link>{' '}
        <Link href={routes.home}>{errorsStrings.goHome}</Link>
      </p>
      <Lost />
    </Screen>
  );
}
