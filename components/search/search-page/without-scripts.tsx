import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { SITE_SEARCH_URL } from '@/lib/site';
import styles from './search-page.module.css';

/** What the search page says where JavaScript is off; where it is on, the colour mode's script hides it before the first paint. */
export function WithoutScripts() {
  return (
    <p className={styles.without}>
      The search runs in your browser and needs JavaScript, which is off. You can go through{' '}
      <Link href={routes.docs}>all pages of the docs</Link> in their sidebar,{' '}
      <Link href={routes.archive}>the archive of the blog</Link>, or{' '}
      <Link href={SITE_SEARCH_URL}>search this site with DuckDuckGo</Link>.
    </p>
  );
}
