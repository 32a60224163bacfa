import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { withBase } from '@/lib/routes';
import { fullSize, MODES, NOTHING, type Picture } from '@/lib/screenshots/variants';
import { picturesStrings } from '@/strings/pictures';
import { Caption } from './caption';
import styles from './screenshot.module.css';

interface ZoomDialogProps {
  /** For the button that opens it. */
  id: string;
  /** The picture's alt text. */
  label: string;
  caption?: string;
  picture: Picture;
  /** What is drawn over the picture. */
  marks?: ReactNode;
  /** The list that explains the marks. */
  children?: ReactNode;
}

/**
 * The picture as large as the window allows, opened by a button that refers to the dialog's id. The close button, a click beside it,
 * and Esc close it. The arrow keys turn to the page's other pictures (lib/inline/dialogs.ts).
 */
export function ZoomDialog({ id, label, caption, picture, marks, children }: ZoomDialogProps) {
  const pixels = picture.variants.light.at(-1)?.[0] ?? picture.width;
  // The dialog has the picture's size before the picture has loaded.
  const size = { '--pixels': `${pixels}px`, '--ratio': picture.width / picture.height } as CSSProperties;
  return (
    <dialog aria-label={label} className={styles.dialog} data-picture closedby="any" id={id} style={size}>
      <button
        aria-label={picturesStrings.closePicture}
        className={styles.close}
        {...{ command: 'close', commandfor: id }}
        type="button"
      >
        <Icon name="close" />
      </button>
      <div className={styles.large}>
        {MODES.map(mode => (
          <picture key={mode}>
            {/* Without scripts, lazy images load right away, but this dialog can't be opened anyway. */}
            <source media="(scripting: none)" srcSet={NOTHING} />
            <img
              alt=""
              className={styles.picture}
              data-mode={mode}
              height={picture.height}
              loading="lazy"
              src={withBase(fullSize(picture.variants[mode]))}
              width={picture.width}
            />
          </picture>
        ))}
        {marks}
      </div>
      <Caption as="div" text={caption}>
        {children}
      </Caption>
    </dialog>
  );
}
