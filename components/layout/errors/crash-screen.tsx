import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { errorMessages } from '@/lib/errors';
import { ISSUES_URL } from '@/lib/issues';
import { routes, withBase } from '@/lib/routes';
import { errorsStrings } from '@/strings/errors';
import { Screen } from './screen';
import styles from './screen.module.css';

/**
 * Replaces a page that failed to render (docs/requirement.md#errors) with a button that tries again, where to go otherwise, the
 * error, and its cause. The link home loads a new page, because the framework may be what's broken.
 */
export function CrashScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Screen title={errorsStrings.crashed}>
      <p>
        <Button onClick={onRetry}>{errorsStrings.tryAgain}</Button>
      </p>
      <p>
        {errorsStrings.stillCrashes(
          text => (
            <a href={ISSUES_URL} rel="noopener noreferrer" target="_blank">
              {text}
            </a>
          ),
          text => (
            <a href={withBase(routes.home)}>{text}</a>
          ),
        )}
      </p>
      <Details text={errorMessages(error)} />
    </Screen>
  );
}

/** The error, to copy into a report. If copying isn't allowed, a click on the text selects all of it. */
function Details({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => {},
    );
  return (
    <div className={styles.details}>
      <div className={styles.bar}>
        {errorsStrings.details}
        <button onClick={copy} type="button">
          {isCopied ? errorsStrings.copied : errorsStrings.copy}
        </button>
      </div>
      <p className={styles.messages}>{text}</p>
    </div>
  );
}
