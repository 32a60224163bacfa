import { SetupLine } from '@/components/docs/setup';
import pageStyles from '@/components/marketing/page.module.css';
import { ColumnHeads } from '@/components/ui/column-heads';
import { OwnRows } from '@/components/mdx/own-rows';
import { Link } from '@/components/ui/link';
import { linkTo } from '@/components/ui/link/link-to';
import { SERVER_WAYS } from '@/lib/downloads/platforms';
import { routes } from '@/lib/routes';
import { downloadStrings as strings } from '@/strings/download';
import styles from './download.module.css';

/** The ways to run a server, and how to choose. */
export function Servers() {
  return (
    <section aria-labelledby="server" className={`${pageStyles.section} ${styles.servers}`}>
      <h2 id="server">{strings.server}</h2>
      <p>{strings.serverText(linkTo(`${routes.install}#features`))}</p>
      <p>{strings.serverChoice}</p>
      <SetupLine isQuiet={false} links={[]} names={['os', 'run']} />
      <table className={styles.table} data-kind="servers">
        <ColumnHeads labels={[strings.way, strings.choose, strings.cost]} />
        <OwnRows of="tbody" />
        <tbody>
          {SERVER_WAYS.map(({ label, href, option, choose, cost }) => (
            <tr data-setup={option} key={href} suppressHydrationWarning>
              <th scope="row">
                <Link className={styles.file} href={href}>
                  {label}
                </Link>
              </th>
              <td>{choose}</td>
              <td>{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
