import { PageBadge } from '@/components/docs/page-badge';
import type { DocsVersion } from '@/lib/versions/types';
import { docsStrings } from '@/strings/docs';

/** The version that a page documents. */
export function VersionBadge({ version }: { version: DocsVersion }) {
  return <PageBadge>{docsStrings.version(version.label)}</PageBadge>;
}
