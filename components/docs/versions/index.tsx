import { activeVersion, docOfVersion } from '@/lib/versions/lookup';
import { routes } from '@/lib/routes';
import type { DocsData } from '@/lib/versions/types';
import { VersionBadge } from './version-badge';
import { VersionBanner } from './version-banner';

/** A page's version badge and banner. Renders nothing if there is only one version. */
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
