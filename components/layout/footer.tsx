import { ReadOffline } from '@/components/layout/offline';
import { Link } from '@/components/ui/link';
import { FOOTER_ITEMS } from '@/lib/navigation/footer';
import { PRODUCT, SITE } from '@/lib/site';
import { frameStrings } from '@/strings/frame';
import styles from './footer.module.css';

/** The footer of every page: links to the project, and the copyright. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <ul className={styles.links} role="list">
        {FOOTER_ITEMS.map(({ label, href }) => (
          <li key={label}>
            <Link className={styles.link} href={href}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <ReadOffline className={styles.link} />
        </li>
      </ul>
      <p>{frameStrings.copyright(SITE.copyrightYear, PRODUCT)}</p>
    </footer>
  );
}
