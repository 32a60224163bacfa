import type { PanzoomObject } from '@panzoom/panzoom';
import { Icon } from '@/components/ui/icon';
import styles from './diagram.module.css';
import { EXCLUDE_CLASS } from './panzoom';
import { picturesStrings } from '@/strings/pictures';

/** A zoomable drawing's buttons, shown while it has the pointer or the focus. */
export function ZoomToolbar({ panzoom }: { panzoom: PanzoomObject }) {
  const buttons = [
    { title: picturesStrings.zoomIn, icon: 'plus', act: () => panzoom.zoomIn({ animate: true }) },
    { title: picturesStrings.zoomOut, icon: 'minus', act: () => panzoom.zoomOut({ animate: true }) },
    { title: picturesStrings.resetZoom, icon: 'reset', act: () => panzoom.reset({ animate: true }) },
  ] as const;
  return (
    <div className={`${styles.toolbar} ${EXCLUDE_CLASS}`}>
      {buttons.map(({ title, icon, act }) => (
        <button className={styles.button} key={title} onClick={act} title={title} type="button">
          <Icon name={icon} size={18} />
        </button>
      ))}
    </div>
  );
}
