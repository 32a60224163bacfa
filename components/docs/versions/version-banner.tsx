import { SITE } from '@/lib/site';
import { bannerOf } from '@/lib/versions/banner';
import { counterpart, lastVersion } from '@/lib/versions/lookup';
import type { DocsData, DocsVersion } from '@/lib/versions/types';
import { versionsStrings } from '@/strings/versions';
import { VersionLink } from './version-link';
import styles from './versions.module.css';

/** A notice that a page isn't for the default version, with a link to that version. */
export function VersionBanner({
  data,
  version,
  docId,
}: {
  data: DocsData;
  version: DocsVersion;
  docId: string;
}) {
  const kind = bannerOf(data, version);
  if (!kind) return null;
  const latest = lastVersion(data);
  return (
    <div className={styles.banner} role="alert">
      <p>
        {kind === 'unreleased'
          ? versionsStrings.unreleased(SITE.title, version.label)
          : versionsStrings.unmaintained(SITE.title, version.label)}
      </p>
      <p>
        {versionsStrings.upToDate(
          text => (
            <VersionLink href={counterpart(docId, version, latest)} name={latest.name}>
              {text}
            </VersionLink>
          ),
          latest.label,
        )}
      </p>
    </div>
  );
}
