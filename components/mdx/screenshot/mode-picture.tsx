import { InlineScript } from '@/components/ui/inline-script';
import { withBase } from '@/lib/routes';
import { fullSize, MODES, NOTHING, srcSet, type Mode, type Picture } from '@/lib/screenshots/variants';
import styles from './screenshot.module.css';

/** The width of an article's column (44rem) and of a phone's margins (1rem on both sides), in pixels. */
const COLUMN = 704;
const MARGINS = 32;

/** The width of a picture in an article. It doesn't use `min()`, which Safari ignores here, so it would load the largest file. */
const articleSizes = (width: number) =>
  `(min-width: 997px) ${width < COLUMN ? `${width}px` : '44rem'}, (min-width: ${width + MARGINS}px) ${width}px, calc(100vw - 2rem)`;

/** The media query of phones (docs/requirement.md#screen-sizes). */
const NARROW = '(max-width: 576px)';

const OTHER_MODE: Record<Mode, Mode> = { light: 'dark', dark: 'light' };

/**
 * Sets the visible picture of the pair to load eagerly while the page is still being parsed. Lazy loading would wait for the
 * layout.
 */
const LOAD_EARLY = `(d=>{for(const i of document.currentScript.parentElement.querySelectorAll('img[data-mode='+d+']'))i.loading='eager'})(document.documentElement.dataset.theme||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'))`;

interface ModePictureProps {
  picture: Picture;
  alt: string;
  /** Whether the picture is visible when the page opens, so that it's loaded right away. */
  early?: boolean;
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
  narrow,
  sizes = articleSizes(picture.width),
}: ModePictureProps) {
  return (
    <>
      {MODES.map(mode => (
        <picture key={mode}>
          <source
            media={`(scripting: none) and (prefers-color-scheme: ${OTHER_MODE[mode]})`}
            srcSet={NOTHING}
          />
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
      {early && <InlineScript code={LOAD_EARLY} />}
    </>
  );
}
