import { linkTo } from '@/components/ui/link/link-to';
import type { ProjectFigures } from '@/lib/blog/project-figures';
import { longDate, monthAndYear, unbroken } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { homeStrings as strings } from '@/strings/home';
import styles from './figures.module.css';
import section from './section.module.css';

/** How active the project is, in numbers that the build counts from the release posts. */
export function Figures({ figures }: { figures: ProjectFigures }) {
  const since = monthAndYear(figures.oldest);
  return (
    <section aria-labelledby="figures" className={section.inner}>
      <h2 className="visually-hidden" id="figures">
        {strings.figures}
      </h2>
      <ul className={`${section.columns} ${styles.figures}`} role="list">
        <Figure value={figures.releasesInYear}>
          {strings.releasesInYear(unbroken(longDate(figures.newest)))}
        </Figure>
        <Figure value={figures.contributors}>{strings.contributors(since, linkTo(routes.releases))}</Figure>
        <Figure value={figures.changes}>{strings.changes(since)}</Figure>
        <Figure value={figures.inNewest}>{strings.inNewest(figures.version)}</Figure>
      </ul>
    </section>
  );
}

function Figure({ value, children }: { value: number; children: React.ReactNode }) {
  return (
    <li>
      <strong className={styles.value}>{value.toLocaleString(SITE.locale)}</strong> {children}
    </li>
  );
}
