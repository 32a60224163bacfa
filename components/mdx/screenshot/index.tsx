import { useId, type CSSProperties, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import pictures from '@/generated/screenshots.json';
import { picturesStrings } from '@/strings/pictures';
import { generatedStrings } from '@/strings/generated';
import { Caption } from './caption';
import { Marks } from './marks';
import { ModePicture } from './mode-picture';
import styles from './screenshot.module.css';
import { ZoomDialog } from './zoom-dialog';

interface ScreenshotProps {
  /** The scene's name in content/screenshots/manifest.json. */
  name: string;
  /** The alt text. */
  alt: string;
  caption?: string;
  /** The amounts in the page's example that the picture shows. The check compares them (lib/screenshots/uses.ts). */
  figures?: string;
  /** The scene that replaces the picture on phones, and its alt text. */
  phone?: string;
  phoneAlt?: string;
  /**
   * Where its subject is. Narrow screens show that end of a wide picture first, and only the top of it if that's enough. Wide
   * screens show only that part of a phone's picture.
   */
  subject?: 'right' | 'top' | 'top right' | 'bottom';
  /** Whether the picture is visible when the page opens, so that it's loaded right away. */
  early?: boolean;
  /** A numbered list that explains the scene's marks. Without it, they aren't drawn. */
  children?: ReactNode;
}

/** Pictures from this width, in pixels, fill an article's column, which is 668 or 704 pixels wide on a desktop. */
const NEARLY_COLUMN = 600;

/**
 * A picture of the app in the reader's color mode. A click shows it at its full size. On a phone, another picture replaces it,
 * or it keeps the smallest width at which it can be read, and scrolls. Elsewhere, it's as wide as the column.
 */
export function Screenshot({
  name,
  alt,
  caption,
  phone,
  phoneAlt = '',
  subject,
  early,
  children,
}: ScreenshotProps) {
  const id = useId();
  const picture = pictures[name];
  const phonePicture = phone ? pictures[phone] : undefined;
  if (!picture || (phone && !phonePicture)) return <MissingPicture alt={alt} name={phone ?? name} />;
  const isTall = picture.height > picture.width && picture.width < NEARLY_COLUMN;
  // A picture that's almost as wide as the column ends where its neighbors do.
  const shape = isTall ? 'tall' : picture.width >= NEARLY_COLUMN ? 'full' : 'wide';
  const size = { '--width': `${picture.width}px`, '--legible': `${picture.legibleWidth}px` } as CSSProperties;
  const marks = children && picture.marks && <Marks picture={picture} />;
  // The styles of these are only on pages that use them (lib/finish/styles.ts).
  const cut = subject && isTall ? styles.part : subject?.startsWith('top') ? styles.top : undefined;
  const isUnmarked = children && phonePicture && !phonePicture.marks;
  return (
    <figure className={classes(styles.figure, isUnmarked && styles.unmarked)} data-shape={shape} style={size}>
      <div className={classes(styles.frame, cut)} data-screen={phonePicture && 'wide'} data-subject={subject}>
        <div className={styles.shot}>
          <ModePicture alt={alt} early={early} picture={picture} screen={phonePicture && 'wide'} />
          {marks}
          <Enlarge dialog={id} />
        </div>
      </div>
      {phonePicture && (
        <div className={styles.frame} data-screen="phone">
          <div className={styles.shot}>
            <ModePicture alt={phoneAlt} early={early} picture={phonePicture} screen="phone" />
            {children && phonePicture.marks && <Marks picture={phonePicture} />}
          </div>
        </div>
      )}
      <ZoomDialog caption={caption} id={id} label={alt} marks={marks} picture={picture}>
        {marks && children}
      </ZoomDialog>
      <Caption as="figcaption" text={caption}>
        {children}
      </Caption>
    </figure>
  );
}

const classes = (...names: unknown[]): string => names.filter(Boolean).join(' ');

/** The button that opens a dialog. The browser opens and closes it by itself, even without scripts. */
function Enlarge({ dialog }: { dialog: string }) {
  return (
    <button
      aria-label={picturesStrings.enlarge}
      className={styles.enlarge}
      {...{ command: 'show-modal', commandfor: dialog }}
      type="button"
    >
      <Icon className={styles.mark} name="enlarge" size={18} />
    </button>
  );
}

/** A placeholder in development, where a missing picture doesn't stop the build. */
function MissingPicture({ name, alt }: { name: string; alt: string }) {
  return <figure className={styles.missing}>{generatedStrings.noPicture(name, alt)}</figure>;
}
