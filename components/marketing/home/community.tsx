import { Call } from '@/components/ui/call';
import { linkTo } from '@/components/ui/link/link-to';
import { routes } from '@/lib/routes';
import { EXTERNAL } from '@/lib/external';
import { homeStrings as strings } from '@/strings/home';
import styles from './community.module.css';
import section from './section.module.css';

/** Who makes the app, who pays for it, and how to contribute. */
export function Community() {
  return (
    <section aria-labelledby="community" className={`${section.inner} ${styles.section}`}>
      <h2 className={section.heading} id="community">
        {strings.community}
      </h2>
      <div className={styles.columns}>
        <div>
          <h3 className={styles.title}>{strings.volunteers}</h3>
          <p className={styles.text}>{strings.volunteersText(linkTo(routes.doc('contributing/index')))}</p>
          <p className={styles.calls}>
            <Call href={EXTERNAL.discord}>{strings.discord}</Call>
            <Call href={EXTERNAL.github}>{strings.code}</Call>
          </p>
        </div>
        <div>
          <h3 className={styles.title}>{strings.donations}</h3>
          <p className={styles.text}>
            {strings.donationsText(linkTo(routes.doc('contributing/leadership/paying-contributors')))}
          </p>
          <p className={styles.calls}>
            <Call href={EXTERNAL.donate}>{strings.donate}</Call>
          </p>
        </div>
      </div>
    </section>
  );
}
