import type { DocsVersion } from '@/lib/versions/types';
import { docsStrings } from '@/strings/docs';
import styles from './versions.module.css';

/** The version that a page documents. */
export function VersionBadge({ version }: { version: DocsVersion }) {
  return <span className={styles.badge}>{docsStrings.version(version.label)}</span>;
}
