'use client';

import { usePathname } from 'next/navigation';
import years from '@/generated/recent-posts.json';
import { Link } from '@/components/ui/link';
import { blogStrings } from '@/strings/blog';
import blogLink from './blog-link.module.css';
import styles from './recent-posts.module.css';

/** The newest posts by year. They're in a chunk that all pages share, so that they aren't in every page's HTML. */
export function RecentPosts() {
  const pathname = usePathname();
  return (
    <nav aria-label={blogStrings.recentPostsNavigation} className={styles.recent}>
      <h2 className={styles.title}>{blogStrings.recentPosts}</h2>
      {years.map(({ year, posts }) => (
        <div aria-label={String(year)} key={year} role="group">
          <h3 className={styles.year}>{year}</h3>
          <ul role="list">
            {posts.map(({ title, href }) => (
              <li key={href}>
                <Link
                  aria-current={href === pathname ? 'page' : undefined}
                  className={blogLink.link}
                  href={href}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
