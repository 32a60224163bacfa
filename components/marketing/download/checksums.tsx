import pageStyles from '@/components/marketing/page.module.css';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { EXTERNAL, PRODUCT_SHORT } from '@/lib/site';
import styles from './download.module.css';

const COMMANDS = [
  ['Windows (PowerShell)', `Get-FileHash .\\${PRODUCT_SHORT}-windows-x64.exe`],
  ['macOS', `shasum -a 256 ${PRODUCT_SHORT}-mac-arm64.dmg`],
  ['Linux', `sha256sum ${PRODUCT_SHORT}-linux-x86_64.AppImage`],
] as const;

/** Where releases live, and how to make sure that a file is the one that was published. */
export function Checksums() {
  return (
    <section aria-labelledby="releases" className={pageStyles.section}>
      <h2 id="releases">Releases and checksums</h2>
      <p>
        Every file of this and of earlier versions is on the{' '}
        <Link href={EXTERNAL.releases}>releases page on GitHub</Link>. GitHub shows the SHA-256 checksum
        beside each file; yours must be the same:
      </p>
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
      <p>
        <Link href={routes.releases}>Release notes</Link> say what each version changes.{' '}
        <Link href={routes.doc('contributing/preview-builds')}>Preview builds</Link> let you try what comes
        next.
      </p>
    </section>
  );
}
