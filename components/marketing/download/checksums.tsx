import pageStyles from '@/components/marketing/page.module.css';
import { linkTo } from '@/components/ui/link/link-to';
import { routes } from '@/lib/routes';
import { EXTERNAL } from '@/lib/external';
import { PRODUCT_SHORT } from '@/lib/site';
import { downloadStrings as strings } from '@/strings/download';
import styles from './download.module.css';

const COMMANDS = [
  ['Windows (PowerShell)', `Get-FileHash .\\${PRODUCT_SHORT}-windows-x64.exe`],
  ['macOS', `shasum -a 256 ${PRODUCT_SHORT}-mac-arm64.dmg`],
  ['Linux', `sha256sum ${PRODUCT_SHORT}-linux-x86_64.AppImage`],
] as const;

/** Where to find all releases, and how to verify a file's checksum. */
export function Checksums() {
  return (
    <section aria-labelledby="releases" className={pageStyles.section}>
      <h2 id="releases">{strings.checksums}</h2>
      <p>{strings.checksumsText(linkTo(EXTERNAL.releases))}</p>
      <dl className={styles.commands}>
        {COMMANDS.map(([system, command]) => (
          <div className={styles.command} key={system}>
            <dt>{system}</dt>
            <dd>
              <code>{command}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p>{strings.moreText(linkTo(routes.releases), linkTo(routes.doc('contributing/preview-builds')))}</p>
    </section>
  );
}
