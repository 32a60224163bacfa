import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { CompiledAnnouncement } from '@/lib/content/announcement';
import { runMdx } from '@/lib/mdx/run';
import { frameStrings } from '@/strings/frame';
import styles from './announcement.module.css';

/**
 * The announcement from content/announcement.yml, above the header. It's in every page's HTML. lib/inline/announcement.ts hides it
 * before the first paint if the reader has closed it, and handles its close button.
 */
export function AnnouncementBar({ announcement }: { announcement: CompiledAnnouncement | null }) {
  if (!announcement) return null;
  const { code, backgroundColor, textColor, isCloseable } = announcement;
  return (
    <div className={styles.bar} role="banner" style={{ backgroundColor, color: textColor }}>
      <div className={styles.content}>{runMdx(code, { a: Link })}</div>
      {isCloseable && (
        <button
          aria-label={frameStrings.close}
          className={styles.close}
          data-announcement-close
          type="button"
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
