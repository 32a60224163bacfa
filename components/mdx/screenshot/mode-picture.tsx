import { InlineScript } from '@/components/ui/inline-script';
import { loadVisible } from '@/lib/inline/load-visible';
import { inlineCall } from '@/lib/inline/script';
import { withBase } from '@/lib/routes';
import { fullSize, MODES, NOTHING, srcSet, type Mode, type Picture } from '@/lib/screenshots/variants';
import styles from './screenshot.module.css';

/** The width of an article's column (44rem) and of a phone's margins (1rem on both sides), in pixels. */
const COLUMN = 704;
const MARGINS = 32;

/** The widest phone (docs/requirement.md#screen-sizes), in pixels, and its media query. */
const PHONE = 576;
const NARROW = `(max-width: ${PHONE}px)`;

/**
 * The width of a picture in an article. It doesn't use `min()` or `max()`, because Safari ignores them here and would load the
 * largest file.
 */
const articleSizes = ({ width, legibleWidth }: Picture) => {
  const shown = Math.min(width, COLUMN);
  const fitting = Math.min(legibleWidth + MARGINS, PHONE + 1);
  return `(min-width: ${shown + MARGINS}px) ${shown}px, (min-width: ${fitting}px) calc(100vw - 2rem), ${legibleWidth}px`;
};

/** The screens that don't show a picture that's only for some screens. */
const OTHER_SCREENS = { wide: NARROW, phone: `(min-width: ${PHONE + 1}px)` };

const OTHER_MODE: Record<Mode, Mode> = { light: 'dark', dark: 'light' };

/** The screens that a picture is for, if another replaces it on the rest. */
type Screen = 'wide' | 'phone';

interface ModePictureProps {
  picture: Picture;
  alt: string;
  /** Whether the picture is visible when the page opens, so that it's loaded right away. */
  early?: boolean;
  /** Whether only scripts show it, so that it isn't loaded without them. */
  scripted?: boolean;
  /** The screens that it's for. Left out: all. */
  screen?: Screen;
  /** Replaces the picture in windows as narrow as a phone's. */
  narrow?: Picture;
  /** The width at which the picture is shown. Left out: as in an article. */
  sizes?: string;
}

/**
 * A picture in both color modes. Both are lazy, and a lazy image that isn't displayed never loads. Without scripts, browsers load
 * lazy images right away, so the one for the other mode is replaced with an empty image.
 */
export function ModePicture({
  picture,
  alt,
  early,
  scripted,
  screen,
  narrow,
  sizes = articleSizes(picture),
}: ModePictureProps) {
  return (
    <>
      {MODES.map(mode => (
        <picture key={mode}>
          <source
            media={`(scripting: none)${scripted ? '' : ` and (prefers-color-scheme: ${OTHER_MODE[mode]})`}`}
            srcSet={NOTHING}
          />
          {screen && <source media={`(scripting: none) and ${OTHER_SCREENS[screen]}`} srcSet={NOTHING} />}
          {narrow && (
            <source
              height={narrow.height}
              media={NARROW}
              sizes={sizes}
              srcSet={srcSet(narrow.variants[mode], withBase)}
              width={narrow.width}
            />
          )}
          <img
            alt={alt}
            className={styles.picture}
            data-mode={mode}
            decoding="async"
            // On a phone, the text above a picture is what readers see first.
            fetchPriority={screen === 'phone' ? 'low' : undefined}
            height={picture.height}
            loading="lazy"
            sizes={sizes}
            src={withBase(fullSize(picture.variants[mode]))}
            srcSet={srcSet(picture.variants[mode], withBase)}
            suppressHydrationWarning
            width={picture.width}
          />
        </picture>
      ))}
      {early && <InlineScript code={inlineCall(loadVisible, screen ? OTHER_SCREENS[screen] : '')} />}
    </>
  );
}
