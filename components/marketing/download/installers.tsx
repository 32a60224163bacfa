import { ColumnHeads } from '@/components/ui/column-heads';
import { Link } from '@/components/ui/link';
import { PLATFORMS, type Platform } from '@/lib/downloads/platforms';
import { downloadStrings as strings } from '@/strings/download';
import styles from './download.module.css';
import { PlatformIcon } from './platform-icon';

/** Every installer of the desktop app. */
export function Installers() {
  return (
    <table className={styles.table}>
      <ColumnHeads labels={[strings.system, strings.download, strings.goodToKnow]} />
      {PLATFORMS.map(platform => (
        <PlatformRows key={platform.key} platform={platform} />
      ))}
    </table>
  );
}

function PlatformRows({ platform: { name, icon, needs, installers } }: { platform: Platform }) {
  return (
    <tbody>
      {installers.map(({ label, href, detail }, index) => (
        <tr key={href}>
          {index === 0 && (
            <th rowSpan={installers.length} scope="rowgroup">
              <span className={styles.name}>
                <PlatformIcon name={icon} />
                {name}
              </span>
              <span className={styles.needs}>{needs}</span>
            </th>
          )}
          <td>
            <Link className={styles.file} href={href}>
              <span className="visually-hidden">{name}: </span>
              {label}
            </Link>
          </td>
          <td>{detail}</td>
        </tr>
      ))}
    </tbody>
  );
}
