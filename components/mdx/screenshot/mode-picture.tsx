import { InlineScript } from '@/components/ui/inline-script';
import { withBase } from '@/lib/routes';
import { fullSize, MODES, NOTHING, srcSet, type Mode, type Picture } from '@/lib/screenshots/variants';
import styles from './screenshot.module.css';

/** The width of an article's column, 44rem, and of a phone's margins, 1rem on both sides, in pixels. */
const COLUMN = 704;
const MARGINS = 32;

/** How wide a picture is in an article. Not by `min()`, which Safari doesn't read here: it would load the largest file. */
const articleSizes = (width: number) =>
  `(min-width: 997px) ${width < COLUMN ? `${width}px` : '44rem'}, (min-width: ${width + MARGINS}px) ${width}px, calc(100vw - 2rem)`;

/** A phone's window (docs/requirement.md#screen-sizes). */
const NARROW = '(max-width: 576px)';

const OTHER_MODE: Record<Mode, Mode> = { light: 'dark', dark: 'light' };

/**
 * Loads the shown picture of the pair before this script while the page is still being parsed; lazy loading would wait
 * for the layout.
 */
const LOAD_EARLY = `(d=>{for(const i of document.currentScript.parentElement.querySelectorAll('img[data-mode='+d+']'))i.loading='eager'})(document.documentElement.dataset.theme||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'))`;

interface ModePictureProps {
  picture: Picture;
  alt: string;
  /** The picture is in view when the page opens: load it at once. */
  early?: boolean;
  /** Takes the picture's place in windows as narrow as a phone's. */
  narrow?: Picture;
  /** How wide the picture is shown; left out: as in an article. */
  sizes?: string;
}

/**
 * A picture in both colour modes. Both load lazily, and a lazy image that is not displayed never loads. Without scripts
 * browsers load lazy images at once, so there the one of the other mode is replaced by nothing.
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
