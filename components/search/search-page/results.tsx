import { resultCount } from '@/lib/search/params';
import type { Answer } from '@/lib/search/types';
import { Result } from './result';
import styles from './search-page.module.css';

interface Props {
  answer: Answer | undefined;
  failed: boolean;
  onRetry(): void;
  onSuggestion(query: string): void;
}

/** How many results there are, and the results. */
export function Results({ answer, failed, onRetry, onSuggestion }: Props) {
  if (failed) {
    return (
      <p className={styles.status} role="alert">
        Search could not be loaded.{' '}
        <button className={styles.action} onClick={onRetry} type="button">
          Try again
        </button>
      </p>
    );
  }
  if (!answer || (answer.partial && answer.hits.length === 0)) return null;
  const { hits, suggestion } = answer;
  return (
    <>
      <p className={styles.status} role="status">
        {resultCount(hits.length)}
      </p>
      {suggestion !== undefined && (
        <p>
          Did you mean{' '}
          <button className={styles.action} onClick={() => onSuggestion(suggestion)} type="button">
            {suggestion}
          </button>
          ?
        </p>
      )}
      {hits.map(hit => (
        <Result hit={hit} key={`${hit.type} ${hit.url}`} />
      ))}
    </>
  );
}
