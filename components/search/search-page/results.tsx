import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { groupByPage } from '@/lib/search/group';
import type { Answer } from '@/lib/search/types';
import { EXTERNAL } from '@/lib/external';
import { missingPageUrl } from '@/lib/issues';
import { searchStrings as strings } from '@/strings/search';
import { Marked } from '../marked';
import { Popular } from './popular';
import { Result } from './result';
import styles from './search-page.module.css';

interface Props {
  answer: Answer | undefined;
  failed: boolean;
  onRetry(): void;
  onSuggestion(query: string): void;
}

/**
 * The number of results, and the results. The number's element exists before the number is known, so that screen readers announce
 * it.
 */
export function Results({ answer, failed, onRetry, onSuggestion }: Props) {
  if (failed) {
    return (
      <p className={styles.status} role="alert">
        {strings.failed}{' '}
        <button className={styles.action} onClick={onRetry} type="button">
          {strings.tryAgain}
        </button>
      </p>
    );
  }
  return (
    <>
      <p className={styles.status} data-nothing={answer?.pages === 0 || undefined} role="status">
        {answer && strings.documentCount(answer.pages)}
      </p>
      {answer?.hits.length === 0 && <Nothing answer={answer} onSuggestion={onSuggestion} />}
      {groupByPage(answer?.hits ?? []).map(group => (
        <Result key={group.page.url} {...group} />
      ))}
    </>
  );
}

/** Shown if nothing was found: a suggestion, and where to ask. */
function Nothing({ answer, onSuggestion }: { answer: Answer; onSuggestion(query: string): void }) {
  const { query, suggestion, near = [] } = answer;
  return (
    <div className={styles.nothing}>
      {suggestion !== undefined && (
        <p>
          {strings.didYouMean}
          <button className={styles.action} onClick={() => onSuggestion(suggestion)} type="button">
            {suggestion}
          </button>
          {strings.questionMark}
        </p>
      )}
      {near.length > 0 && (
        <ul>
          {near.map(({ url, text }) => (
            <li key={url}>
              <Link href={url}>
                <Marked parts={text} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        {strings.lookAt}
        <Link href={routes.faq}>{strings.faq}</Link>
        {strings.comma}
        <Link href={EXTERNAL.discord}>{strings.discord}</Link>
        {strings.or}
        <Link href={missingPageUrl(query)}>{strings.reportMissing}</Link>
        {strings.period}
      </p>
      <Popular />
    </div>
  );
}
