import { Link } from '@/components/ui/link';
import type { SetupLineContent } from '@/lib/setup/line';
import { setupStrings } from '@/strings/setup';
import styles from '../docs.module.css';
import { SetupButton } from './lazy-setup-button';

/**
 * The line that says which setup the page is shown for. It links to what's for that setup, and has a button that opens the
 * dialog for changing it. lib/setup/page marks the links and fills in the names before the first paint.
 */
export function SetupLine({ names, links, isQuiet }: SetupLineContent) {
  const { offer, choose, change, notLoaded } = setupStrings;
  return (
    <div
      className={styles.setup}
      data-setup-line={names.join(' ')}
      data-setup-quiet={isQuiet ? '' : undefined}
      hidden={isQuiet}
      suppressHydrationWarning
    >
      <span data-setup-offer="">{offer}</span>
      <span dangerouslySetInnerHTML={{ __html: '' }} data-setup-names="" suppressHydrationWarning />
      <SetupButton texts={{ choose, change, notLoaded }} />
      {links.length > 0 && (
        <span data-setup-links="" hidden>
          {links.map(({ href, text, setup }) => (
            <Link data-setup={setup} href={href} key={href} suppressHydrationWarning>
              {text}
            </Link>
          ))}
        </span>
      )}
    </div>
  );
}
