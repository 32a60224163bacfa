import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { blogStrings } from '@/strings/blog';
import blogLink from './blog-link.module.css';
import styles from './post-filter.module.css';

/** The lists that the blog can be narrowed down to. */
const LISTS = [
  { label: blogStrings.allPosts, href: routes.blog() },
  { label: blogStrings.releases, href: routes.tag('release') },
  { label: blogStrings.articles, href: routes.articles() },
];

/** Links between all posts, the releases, and everything else. `current` is the first page of the list that's shown. */
export function PostFilter({ current }: { current: string }) {
  return (
    <nav aria-label={blogStrings.filter}>
      <ul className={styles.filter} role="list">
        {LISTS.map(({ label, href }) => (
          <li key={href}>
            <Link aria-current={href === current ? 'page' : undefined} className={blogLink.link} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
