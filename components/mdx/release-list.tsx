import type { ReactNode } from 'react';
import { generatedStrings as strings } from '@/strings/generated';
import { Details, Summary } from './details';
import styles from './release-list.module.css';

/** The id of the list of releases, for the link that shows all of them again. */
const LIST = 'all-releases';

const placeOf = (version: string) => `since-${version}`;

/**
 * The versions that a reader may have, by year. Each links to what came after it. The links are plain, because the styles depend
 * on the browser's own `:target`, which the framework's links don't change.
 *
 * @param years JSON of the versions of each year, newest first (lib/mdx/plugins/release-lists.ts)
 */
export function ReleaseChooser({ years }: { years: string }) {
  const all = JSON.parse(years) as { year: number; versions: string[] }[];
  return (
    <Details>
      <Summary>{strings.chooseVersion}</Summary>
      {all.map(({ year, versions }) => (
        <ul aria-label={String(year)} className={styles.versions} key={year} role="list">
          {versions.map(version => (
            <li key={version}>
              <a className={styles.version} href={`#${placeOf(version)}`}>
                {version}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </Details>
  );
}

/** Every release, newest first. lib/mdx/plugins/release-lists.ts fills it. */
export function ReleaseList({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.list} id={LIST}>
      {children}
    </div>
  );
}

/** Above a version in the list. If it's the target of the address, it says so at the top of the list, and the styles hide the rest. */
export function ReleasesAfter({ version, newest }: { version: string; newest?: string }) {
  return (
    <p className={styles.after} id={placeOf(version)}>
      {newest ? strings.isNewest(version) : strings.releasesAfter(version)}{' '}
      <a href={`#${LIST}`}>{strings.showAllReleases}</a>
    </p>
  );
}
