import { Icon } from '@/components/ui/icon';
import { JsonLdScript } from '@/components/ui/json-ld';
import { Link } from '@/components/ui/link';
import type { SidebarItem } from '@/lib/navigation/types';
import { routes } from '@/lib/routes';
import { breadcrumbJsonLd, jsonLdText } from '@/lib/seo/json-ld';
import { docsStrings } from '@/strings/docs';
import styles from './breadcrumbs.module.css';

/** The path from the home page to this page, for readers and search engines. */
export function Breadcrumbs({ trail }: { trail: SidebarItem[] }) {
  return (
    <nav aria-label={docsStrings.breadcrumbs} className={styles.breadcrumbs}>
      <ol className={styles.list} role="list">
        <li className={styles.item}>
          <Link aria-label={docsStrings.home} className={styles.link} href={routes.home}>
            <Icon name="home" size={16} />
          </Link>
        </li>
        {trail.map((item, index) => (
          <li className={styles.item} key={item.label}>
            {index === trail.length - 1 ? (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            ) : item.href ? (
              <Link className={styles.link} href={item.href}>
                {item.label}
              </Link>
            ) : (
              <span>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLdScript text={jsonLdText(breadcrumbJsonLd(trail))} />
    </nav>
  );
}
