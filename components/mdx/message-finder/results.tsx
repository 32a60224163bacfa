import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { messageFinderStrings as strings } from '@/strings/message-finder';
import styles from './message-finder.module.css';
import type { PageMessage } from './page-messages';

/** The messages that match, or where else to look. */
export function Results({ found }: { found: PageMessage[] | undefined }) {
  return (
    <>
      <p className={found ? styles.result : 'visually-hidden'}>
        <span role="status">
          {found && (found.length === 0 ? strings.nothing : strings.found(found.length))}
        </span>
        {!found && strings.none}
      </p>
      {found?.length === 0 && (
        <ul>
          <li>
            <Link href={routes.search}>{strings.search}</Link>
          </li>
          <li>
            <Link href={routes.contact}>{strings.help}</Link>
          </li>
        </ul>
      )}
      {found && found.length > 0 && (
        <ol aria-label={strings.results}>
          {found.map(({ id, href, label }) => (
            <li key={id}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
