import { activeVersion, docOfVersion } from '@/lib/versions/lookup';
import { routes } from '@/lib/routes';
import type { DocsData } from '@/lib/versions/types';
import { VersionBadge } from './version-badge';
import { VersionBanner } from './version-banner';

/** The version badge and banner of a page. Renders nothing if there is only one version. */
export function Versions({ data, docId }: { data: DocsData; docId: string }) {
  const version = activeVersion(data, routes.doc(docId));
  docOfVersion(version, docId);
  if (data.versions.length < 2) return null;
  return (
    <>
      <VersionBanner data={data} docId={docId} version={version} />
      <VersionBadge version={version} />
    </>
  );
}
