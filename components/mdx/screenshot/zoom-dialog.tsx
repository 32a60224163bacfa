import type { CSSProperties } from 'react';
import { withBase } from '@/lib/routes';
import { fullSize, MODES, NOTHING, type Picture } from '@/lib/screenshots/variants';
import { blocksStrings } from '@/strings/blocks';
import styles from './screenshot.module.css';

/** The picture at its full size, opened by a button that refers to the dialog's id. A click anywhere or Esc closes it. */
export function ZoomDialog({ id, label, picture }: { id: string; label: string; picture: Picture }) {
  const pixels = picture.variants.light.at(-1)?.[0] ?? picture.width;
  // The dialog has the picture's size before the picture has loaded.
  const size = { '--pixels': `${pixels}px`, '--ratio': picture.width / picture.height } as CSSProperties;
  return (
    <dialog
      aria-label={label}
      className={styles.dialog}
      {...{ closedby: 'any' as const }}
      id={id}
      style={size}
    >
      <button
        aria-label={blocksStrings.closePicture}
        className={styles.close}
        {...{ command: 'close', commandfor: id }}
        type="button"
      >
        {MODES.map(mode => (
          <picture key={mode}>
            {/* Without scripts, lazy images load right away, but this dialog can't be opened anyway. */}
            <source media="(scripting: none)" srcSet={NOTHING} />
            <img
              alt=""
              className={styles.full}
              data-mode={mode}
              height={picture.height}
              loading="lazy"
              src={withBase(fullSize(picture.variants[mode]))}
              width={picture.width}
            />
          </picture>
        ))}
      </button>
    </dialog>
  );
}
