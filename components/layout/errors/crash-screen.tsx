import { Button } from '@/components/ui/button';
import { errorMessages } from '@/lib/errors';
import * as strings from '@/lib/strings';
import { Screen } from './screen';
import styles from './screen.module.css';

/** Replaces a page that failed to render (docs/requirement.md#errors): the error, what caused it, and a button that tries again. */
export function CrashScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Screen title={strings.errors.crashed}>
      <p>
        <Button onClick={onRetry}>{strings.errors.tryAgain}</Button>
      </p>
      <hr className={styles.rule} />
      <p className={styles.messages}>{errorMessages(error)}</p>
    </Screen>
  );
}
