import { Call } from '@/components/ui/call';
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
      <Lost
        ways={
          <p className={styles.ways}>
            <Call href={routes.docs}>{errorsStrings.readDocs}</Call>
            <Call href={routes.home}>{errorsStrings.goHome}</Call>
          </p>
        }
      >
        <p className={styles.remedy}>{errorsStrings.notFoundRemedy}</p>
      </Lost>
    </Screen>
  );
}
