import pageStyles from '@/components/marketing/page.module.css';
import { Link } from '@/components/ui/link';
import type { BlogPost } from '@/lib/content/queries';
import { longDate } from '@/lib/dates';
import { routes } from '@/lib/routes';
import { EXTERNAL, PRODUCT_SHORT } from '@/lib/site';
import { Checksums } from './checksums';
import styles from './download.module.css';
import { Installers } from './installers';
import { Recognized } from './recognized';
import { Servers } from './servers';

/** Where to get the app, for every computer, and how to choose a server. `release` is the newest release's post. */
export function Download({ release }: { release: BlogPost }) {
  return (
    <main className={pageStyles.page}>
      <h1 className={pageStyles.title}>Downloads</h1>
      <p className={pageStyles.lead}>
        On one computer the desktop app is all you need: it holds everything of {PRODUCT_SHORT}, works without
        a connection, and asks for no account.
      </p>
      <p className={styles.release}>
        Version {release.release?.version} of {longDate(release.date)}.{' '}
        <Link href={routes.post(release.slug)}>What is new in it</Link>
      </p>
      <Recognized />

      <section aria-labelledby="desktop-app" className={pageStyles.section}>
        <h2 id="desktop-app">Desktop app</h2>
        <Installers />
        <p>
          <Link href={routes.doc('install/desktop-app')}>Installing the desktop app</Link> shows every step,
          the first start, and the server inside the app.
        </p>
      </section>

      <section aria-labelledby="no-download" className={pageStyles.section}>
        <h2 id="no-download">Without a download</h2>
        <p>
          <strong>In the browser:</strong> <Link href={EXTERNAL.app}>app.actualbudget.org</Link> runs{' '}
          {PRODUCT_SHORT} in the tab and keeps the budget in this browser only. Use it to get to know the app,
          and <Link href={routes.doc('backup-restore/backup')}>export</Link> what you would miss.
        </p>
        <p>
          <strong>On a phone or tablet:</strong> no store has it. Open the address of your own server in the
          phone’s browser and add it to the home screen; from then on it starts like an app and works offline.
        </p>
      </section>

      <Servers />
      <Checksums />
    </main>
  );
}
