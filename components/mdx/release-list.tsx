import type { ReactNode } from 'react';
import type { IndexYear } from '@/lib/mdx/plugins/release-lists';
import { generatedStrings as strings } from '@/strings/generated';
import { Details, Summary } from './details';
import styles from './release-list.module.css';

/** The id of the list of releases, for the link that shows all of them again. */
const LIST = 'all-releases';

const placeOf = (version: string) => `since-${version}`;

/**
 * Every release at a glance, above the list: the versions that a reader may have, and one line per release that leads to it. Only
 * the newest year is open. The links are plain, because the styles depend on the browser's own `:target`, which the framework's
 * links don't change.
 *
 * @param years JSON of an `IndexYear[]`, newest first (lib/mdx/plugins/release-lists.ts)
 */
export function ReleaseIndex({ years }: { years: string }) {
  const all = JSON.parse(years) as IndexYear[];
  return (
    <>
      {all.map((year, index) => (
        <Details key={year.year} open={index === 0}>
          <Summary>{strings.releasesOf(year.year, year.releases.length)}</Summary>
          <ReleaseLines {...year} />
        </Details>
      ))}
      <div>
        <ReleaseChooser years={all} />
      </div>
    </>
  );
}

/** The releases of a year, one link each. */
function ReleaseLines({ year, releases }: IndexYear) {
  return (
    <ol aria-label={String(year)} className={styles.lines} role="list">
      {releases.map(({ version, id, date, highlight, changes }) => (
        <li key={version}>
          <a className={styles.line} href={`#${id}`}>
            <strong>{version}</strong> <span className={styles.fact}>{date}</span>{' '}
            <span className={styles.highlight}>{highlight}</span>{' '}
            {changes > 0 && <span className={styles.fact}>{strings.changes(changes)}</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The versions that a reader may have, by year. Each links to what came after it. */
function ReleaseChooser({ years }: { years: IndexYear[] }) {
  return (
    <Details>
      <Summary>{strings.chooseVersion}</Summary>
      {years.map(({ year, releases }) => (
        <ul aria-label={String(year)} className={styles.versions} key={year} role="list">
          {releases.map(({ version }) => (
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

/**
 * A line above a version in the list. If the address leads to this line, it's shown at the top of the list with a link to all
 * releases, and the styles hide everything below it.
 */
export function ReleasesAfter({ version, newest }: { version: string; newest?: string }) {
  return (
    <p className={styles.after} id={placeOf(version)}>
      {newest ? strings.isNewest(version) : strings.releasesAfter(version)}{' '}
      <a href={`#${LIST}`}>{strings.showAllReleases}</a>
    </p>
  );
}
