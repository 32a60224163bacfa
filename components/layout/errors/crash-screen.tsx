import { Button } from '@/components/ui/button';
import { errorMessages } from '@/lib/errors';
import { errorsStrings } from '@/strings/errors';
import { Screen } from './screen';
import styles from './screen.module.css';

/** Replaces a page that failed to render (docs/requirement.md#errors) with the error, its cause, and a button that tries again. */
export function CrashScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Screen title={errorsStrings.crashed}>
      <p>
        <Button onClick={onRetry}>{errorsStrings.tryAgain}</Button>
      </p>
      <hr className={styles.rule} />
      <p className={styles.messages}>{errorMessages(error)}</p>
    </Screen>
  );
}
