import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Announcement } from '@/lib/content/announcement';
import { renderMdx } from '@/lib/mdx/render';
import { ANNOUNCEMENT } from '@/lib/site';
import { frameStrings } from '@/strings/frame';
import styles from './announcement.module.css';

/**
 * The announcement of content/announcement.yml, above the header. It is in every page's HTML; lib/inline/announcement.ts hides
 * it before the first paint where the reader has closed it, and hears of its button.
 */
export async function AnnouncementBar({ announcement }: { announcement: Announcement | null }) {
  if (!announcement) return null;
  const { content: raw, backgroundColor, textColor, isCloseable } = announcement;
  const { content } = await renderMdx({ raw, file: ANNOUNCEMENT.file, kind: 'doc' }, { a: Link });
  return (
    <div className={styles.bar} role="banner" style={{ backgroundColor, color: textColor }}>
      <div className={styles.content}>{content}</div>
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
