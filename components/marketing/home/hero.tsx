import { AppPicture } from '@/components/marketing/app-picture';
import { Call } from '@/components/ui/call';
import { routes } from '@/lib/routes';
import { EXTERNAL } from '@/lib/external';
import { homeStrings as strings } from '@/strings/home';
import { DownloadCall } from './download-call';
import styles from './hero.module.css';
import section from './section.module.css';

/** The stage is 88% as wide as the page's column, and as wide as the column on phones (hero.module.css). */
const STAGE_WIDTH = '(min-width: 1440px) 76.5rem, (min-width: 577px) 86vw, calc(100vw - 2rem)';

/** The first screen: what the app is, how to download and try it, and a picture of it. */
export function Hero() {
  return (
    <header className={`${section.inner} ${styles.hero}`}>
      <div className={styles.intro}>
        <h1 className={styles.title}>
          {strings.heading(line => (
            <span className={styles.line}>{line}</span>
          ))}
        </h1>
        <div>
          <p className={styles.lead}>{strings.lead}</p>
          <div className={styles.calls}>
            <DownloadCall />
            <Call href={EXTERNAL.demo}>{strings.demo}</Call>
            <Call href={routes.install} weight="plain">
              {strings.otherWays}
            </Call>
          </div>
        </div>
      </div>
      <div className={styles.stage}>
        <div className={styles.screen}>
          <AppPicture
            alt={strings.screen}
            early
            name="budget-overview"
            narrow="phone-budget"
            sizes={STAGE_WIDTH}
          />
          {/* Hidden from screen readers, because the button above is the same link. */}
          <a
            aria-hidden="true"
            className={styles.overlay}
            href={EXTERNAL.demo}
            rel="noopener noreferrer"
            tabIndex={-1}
            target="_blank"
          >
            <span className={styles.hint}>{strings.openDemo}</span>
          </a>
        </div>
        <div className={styles.phone}>
          <AppPicture alt={strings.phone} early name="phone-budget" sizes="17rem" />
        </div>
      </div>
    </header>
  );
}
