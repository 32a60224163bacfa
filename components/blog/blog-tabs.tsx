import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import styles from './blog-tabs.module.css';

/** The blog's lists. Its feeds are in the head of every page, and the footer links the RSS feed. */
const TABS = [
  { label: blogStrings.allPosts, href: routes.blog() },
  { label: blogStrings.releases, href: routes.tag('release') },
  { label: blogStrings.articles, href: routes.articles() },
  { label: blogStrings.archive, href: routes.archive },
  { label: blogStrings.tags, href: routes.tags },
  { label: blogStrings.authors, href: routes.authors },
];

/** Links between the blog's lists. `current` is the list that's shown, or the one that leads to it. */
export function BlogTabs({ current }: { current: string }) {
  return (
    <nav aria-label={blogStrings.sections}>
      <ul className={styles.tabs} role="list">
        {TABS.map(({ label, href }) => (
          <li key={href}>
            <Link aria-current={href === current ? 'page' : undefined} className={styles.tab} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
