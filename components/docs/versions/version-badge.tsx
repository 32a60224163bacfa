import type { DocsVersion } from '@/lib/versions/types';
import * as strings from '@/lib/strings';
import styles from './versions.module.css';

/** Which version a page documents. */
export function VersionBadge({ version }: { version: DocsVersion }) {
  return <span className={styles.badge}>{strings.docs.version(version.label)}</span>;
}
