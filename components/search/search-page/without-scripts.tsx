import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { SITE_SEARCH_URL } from '@/lib/external';
import { searchStrings as strings } from '@/strings/search';
import styles from './search-page.module.css';

/** The search page's text without JavaScript. If it's on, the color mode's script hides this before the first paint. */
export function WithoutScripts() {
  return (
    <p className={styles.without}>
      {strings.withoutScripts}
      <Link href={routes.docs}>{strings.allPages}</Link>
      {strings.inSidebar}
      <Link href={routes.archive}>{strings.archive}</Link>
      {strings.or}
      <Link href={SITE_SEARCH_URL}>{strings.elsewhere}</Link>
      {strings.period}
    </p>
  );
}
