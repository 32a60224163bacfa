import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { AdmonitionType } from '@/lib/mdx/plugins/admonitions';
import styles from './admonition.module.css';

const LOOKS: Record<AdmonitionType, IconName> = {
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
      <p className={styles.title} data-default={title === undefined || undefined}>
        <Icon name={look} />
        {title ?? type}
      </p>
      {children}
    </div>
  );
}
