import { activeVersion, docOfVersion } from '@/lib/versions/lookup';
import { routes } from '@/lib/routes';
import type { DocsData } from '@/lib/versions/types';
import { VersionBadge } from './version-badge';
import { VersionBanner } from './version-banner';

/** What a page says of its version; the header leads to the others. Nothing while there is only one. */
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
