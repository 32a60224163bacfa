import pageStyles from '@/components/marketing/page.module.css';
import { Link } from '@/components/ui/link';
import { SERVER_WAYS } from '@/lib/downloads/platforms';
import { routes } from '@/lib/routes';
import styles from './download.module.css';

/** The ways to run a server, and how to choose. */
export function Servers() {
  return (
    <section aria-labelledby="server" className={pageStyles.section}>
      <h2 id="server">Server</h2>
      <p>
        A server keeps the same budget on several devices, puts it on your phone, and fetches transactions
        from your bank. The web app comes with it, so there is nothing else to install.{' '}
        <Link href={`${routes.install}#features`}>What needs a server, and what does not</Link>
      </p>
      <p>If two rows fit, take the upper one. Moving later is easy: export here, import there.</p>
      <table className={styles.table} data-kind="servers">
        <thead>
          <tr>
            <th scope="col">Way</th>
            <th scope="col">Choose it when</th>
            <th scope="col">What it costs</th>
          </tr>
        </thead>
        <tbody>
          {SERVER_WAYS.map(({ label, href, choose, cost }) => (
            <tr key={href}>
              <th scope="row">
                <Link className={styles.file} href={href}>
                  {label}
                </Link>
              </th>
              <td>{choose}</td>
              <td className={styles.detail}>{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
