import type { DocsVersion } from '@/lib/versions/types';
import styles from './versions.module.css';

/** Which version a page documents. */
export function VersionBadge({ version }: { version: DocsVersion }) {
  return <span className={styles.badge}>Version: {version.label}</span>;
}
