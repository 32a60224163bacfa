import { activeVersion, counterpart, docOfVersion } from '@/lib/versions/lookup';
import { routes } from '@/lib/routes';
import type { DocsData } from '@/lib/versions/types';
import { VersionBadge } from './version-badge';
import { VersionBanner } from './version-banner';
import { VersionDropdown } from './version-dropdown';
import styles from './versions.module.css';

/** What a page says of its version, and the way to the others. Nothing while there is only one. */
export function Versions({ data, docId }: { data: DocsData; docId: string }) {
  const version = activeVersion(data, routes.doc(docId));
  docOfVersion(version, docId);
  if (data.versions.length < 2) return null;
  return (
    <>
      <VersionBanner data={data} docId={docId} version={version} />
      <div className={styles.row}>
        <VersionBadge version={version} />
        <VersionDropdown
          label={version.label}
          versions={data.versions.map(other => ({
            name: other.name,
            label: other.label,
            href: counterpart(docId, version, other),
            current: other === version,
          }))}
        />
      </div>
    </>
  );
}
