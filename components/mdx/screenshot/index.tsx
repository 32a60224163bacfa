import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import pictures from '@/generated/screenshots.json';
import { blocksStrings } from '@/strings/blocks';
import { generatedStrings } from '@/strings/generated';
import { ModePicture } from './mode-picture';
import styles from './screenshot.module.css';
import { ZoomDialog } from './zoom-dialog';

interface ScreenshotProps {
  /** The scene's name in content/screenshots/manifest.json. */
  name: string;
  /** The alt text. */
  alt: string;
  caption?: string;
  /** Whether the picture is visible when the page opens, so that it's loaded right away. */
  early?: boolean;
}

/** Pictures from this width, in pixels, fill an article's column, which is 668 or 704 pixels wide on a desktop. */
const NEARLY_COLUMN = 600;

/** A picture of the app in the reader's color mode. A click shows it at its full size. */
export function Screenshot({ name, alt, caption, early }: ScreenshotProps) {
  const id = useId();
  const picture = pictures[name];
  if (!picture) return <MissingPicture alt={alt} name={name} />;
  const isTall = picture.height > picture.width;
  // A picture that's almost as wide as the column ends where its neighbors do.
  const shape = isTall ? 'tall' : picture.width >= NEARLY_COLUMN ? 'full' : 'wide';
  return (
    <figure className={styles.figure} data-shape={shape}>
      <div className={styles.frame}>
        <ModePicture alt={alt} early={early} picture={picture} />
        <button
          aria-label={blocksStrings.enlarge}
          className={styles.enlarge}
          // The browser opens and closes the dialog by itself, even without scripts.
          {...{ command: 'show-modal', commandfor: id }}
          type="button"
        >
          <Icon className={styles.mark} name="enlarge" size={18} />
        </button>
        <ZoomDialog id={id} label={alt} picture={picture} />
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** A placeholder in development, where a missing picture doesn't stop the build. */
function MissingPicture({ name, alt }: { name: string; alt: string }) {
  return <figure className={styles.missing}>{generatedStrings.noPicture(name, alt)}</figure>;
}
