import { Link } from '@/components/ui/link';
import type { BlogPost } from '@/lib/content/queries';
import { longDate } from '@/lib/dates';
import { routes } from '@/lib/routes';
import styles from './facts.module.css';

/** What people ask first, in one line each. */
export function Facts({ release }: { release: BlogPost }) {
  return (
    <dl className={styles.facts}>
      <Fact label="Price">Free and open source, under the MIT license</Fact>
      <Fact label="Your data">A file on your devices. No account, no trackers</Fact>
      <Fact label="Runs on">
        <Link href={routes.download}>Windows, macOS, Linux</Link>, and in browsers, on phones too
      </Fact>
      <Fact label="Latest release">
        <Link href={routes.post(release.slug)}>{release.release?.version}</Link>, {longDate(release.date)}
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
