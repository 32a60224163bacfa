import type { ReactNode } from 'react';
import { Glyph } from '@/components/ui/glyph';
import type { AdmonitionType } from '@/lib/mdx/plugins/admonitions';
import { generatedStrings } from '@/strings/generated';
import styles from './admonition.module.css';

/** The icons, which only the server draws, by look. */
const ICONS = {
  note: 'M5 4h14v16H5zM9 9h6M9 13h6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8v.01',
  tip: 'M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.6.5-1 1.2-1 2h-5c0-.8-.4-1.5-1-2z',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.01',
  danger: 'M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM12 8v5M12 16v.01',
};

const LOOKS: Record<AdmonitionType, keyof typeof ICONS> = {
  note: 'note',
  secondary: 'note',
  tip: 'tip',
  success: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** A block that stands out from the text: `:::tip[Title]` in MDX. */
export function Admonition({
  type,
  title,
  children,
}: {
  type: AdmonitionType;
  title?: string;
  children: ReactNode;
}) {
  const look = LOOKS[type];
  return (
    <div className={styles.admonition} data-look={look}>
      <p className={styles.title}>
        <Glyph path={ICONS[look]} />
        {title ?? generatedStrings.admonitions[type]}
      </p>
      {children}
    </div>
  );
}
