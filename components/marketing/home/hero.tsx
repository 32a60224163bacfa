import { AppPicture } from '@/components/marketing/app-picture';
import { Call } from '@/components/marketing/call';
import { routes } from '@/lib/routes';
import { EXTERNAL, PRODUCT_SHORT } from '@/lib/site';
import styles from './hero.module.css';

const STAGE_WIDTH = '(min-width: 1184px) 72rem, calc(100vw - 2rem)';

/** The first screen: what the app is, how to try it and get it, and the app at work. */
export function Hero() {
  return (
    <header className={styles.hero}>
      <div className={styles.intro}>
        <h1 className={styles.title}>
          <span className={styles.line}>Your Finances —</span> made simple
        </h1>
        <div>
          <p className={styles.lead}>
            {PRODUCT_SHORT} is a budgeting app that gives every dollar a job. It is fast, free and open
            source, and your numbers stay on your own devices.
          </p>
          <div className={styles.calls}>
            <Call href={EXTERNAL.demo} weight="first">
              Try the demo
            </Call>
            <Call href={routes.install}>Set up manually</Call>
            <Call href={EXTERNAL.pikapods} weight="plain">
              Set up on PikaPods in 2 minutes
            </Call>
          </div>
        </div>
      </div>
      <div className={styles.stage}>
        <div className={styles.screen}>
          <AppPicture
            alt="A household’s budget in November: 142.50 is left to budget, and every category shows what was budgeted, spent and left"
            early
            name="budget-overview"
            narrow="phone-budget"
            sizes={STAGE_WIDTH}
          />
          {/* Says nothing new: the button above is the same link. */}
          <a
            aria-hidden="true"
            className={styles.overlay}
            href={EXTERNAL.demo}
            rel="noopener noreferrer"
            tabIndex={-1}
            target="_blank"
          >
            <span className={styles.hint}>Open this screen in the demo</span>
          </a>
        </div>
        <div className={styles.phone}>
          <AppPicture alt="The same budget on a phone" early name="phone-budget" sizes="17rem" />
        </div>
      </div>
    </header>
  );
}
