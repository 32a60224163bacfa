import pageStyles from '@/components/marketing/page.module.css';
import { Link } from '@/components/ui/link';
import { linkTo, strong } from '@/components/ui/link/link-to';
import type { BlogPost } from '@/lib/content/queries';
import { longDate } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { EXTERNAL } from '@/lib/external';
import { downloadStrings as strings } from '@/strings/download';
import { Checksums } from './checksums';
import styles from './download.module.css';
import { Installers } from './installers';
import { Recognized } from './recognized';
import { Servers } from './servers';

/** Downloads for every computer, and how to choose a server. `release` is the newest release's post. */
export function Download({ release }: { release: BlogPost }) {
  return (
    <main className={pageStyles.page}>
      <h1 className={pageStyles.title}>{strings.title}</h1>
      <p className={pageStyles.lead}>{strings.lead}</p>
      <p className={styles.release}>
        {strings.version(release.release?.version ?? '', longDate(release.date))}
        <Link href={routes.post(release.slug)}>{strings.whatIsNew}</Link>
      </p>
      <Recognized />

      <section aria-labelledby="desktop-app" className={pageStyles.section}>
        <h2 id="desktop-app">{strings.desktopApp}</h2>
        <Installers />
        <p>{strings.desktopAppText(linkTo(routes.doc('install/desktop-app')))}</p>
      </section>

      <section aria-labelledby="no-download" className={pageStyles.section}>
        <h2 id="no-download">{strings.noDownload}</h2>
        <p>{strings.inBrowser(strong, linkTo(EXTERNAL.app), linkTo(routes.doc('backup-restore/backup')))}</p>
        <p>{strings.onPhone(strong)}</p>
      </section>

      <Servers />
      <Checksums />
    </main>
  );
}
