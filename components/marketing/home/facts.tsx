import { Link } from '@/components/ui/link';
import { linkTo } from '@/components/ui/link/link-to';
import type { BlogPost } from '@/lib/content/queries';
import { longDate, unbroken } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { homeStrings as strings } from '@/strings/home';
import styles from './facts.module.css';
import section from './section.module.css';

/** Where the privacy policy says what happens to a reader's budget. */
const PRIVACY = `${routes.privacyPolicy}#what-the-app-does-with-your-financial-data`;

/** The most common questions, answered in one line each. */
export function Facts({ release }: { release: BlogPost }) {
  return (
    <dl className={`${section.inner} ${section.columns} ${styles.facts}`}>
      <Fact label={strings.price}>{strings.priceText}</Fact>
      <Fact label={strings.data}>{strings.dataText(linkTo(PRIVACY))}</Fact>
      <Fact label={strings.runsOn}>{strings.runsOnText(linkTo(routes.download))}</Fact>
      <Fact label={strings.latestRelease}>
        <Link href={routes.post(release.slug)}>{release.release?.version}</Link>,{' '}
        {unbroken(longDate(release.date))}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
