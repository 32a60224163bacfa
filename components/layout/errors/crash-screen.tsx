import { useRef, useState } from 'react';
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

/** The error, to copy into a report. If the browser doesn't allow it, the text is selected, so that the reader can copy it. */
function Details({ text }: { text: string }) {
  const messages = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(errorsStrings.copied);
    } catch {
      if (messages.current) window.getSelection()?.selectAllChildren(messages.current);
      setSaid(errorsStrings.notCopied);
    }
  };
  return (
    <div className={styles.details}>
      <div className={styles.bar}>
        {errorsStrings.details}
        <span>
          <span role="status">{said}</span>
          <button onClick={() => void copy()} type="button">
            {errorsStrings.copy}
          </button>
        </span>
      </div>
      <p className={styles.messages} ref={messages}>
        {text}
      </p>
    </div>
  );
}
