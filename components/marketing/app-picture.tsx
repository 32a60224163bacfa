import { ModePicture } from '@/components/mdx/screenshot/mode-picture';
import pictures from '@/generated/screenshots.json';
import type { Picture } from '@/lib/screenshots/variants';
import styles from './app-picture.module.css';

interface AppPictureProps {
  /** The scene's name in content/screenshots/manifest.json. */
  name: string;
  /** The scene that replaces it on phones. */
  narrow?: string;
  alt: string;
  early?: boolean;
  /** The width at which the picture is shown, for the browser's choice of a file. */
  sizes: string;
  /** Phones show the end of the picture at its original size. */
  cropped?: boolean;
  /** A part of a screen that ends in the middle of a list. It gets a margin of the app's own background. */
  matted?: boolean;
  /** A screen that goes on below its first part, which is all that wide windows show. */
  tall?: boolean;
}

/** A picture of the app in a plain frame, in the reader's color mode. */
export function AppPicture({ name, narrow, alt, early, sizes, cropped, matted, tall }: AppPictureProps) {
  return (
    <div
      className={styles.frame}
      data-cropped={cropped}
      data-matted={matted}
      data-narrow={narrow && true}
      data-tall={tall}
    >
      <ModePicture
        alt={alt}
        early={early}
        narrow={narrow ? scene(narrow) : undefined}
        picture={scene(name)}
        sizes={sizes}
      />
    </div>
  );
}

function scene(name: string): Picture {
  const found = pictures[name];
  if (!found)
    throw new Error(
      `There's no scene "${name}" in content/screenshots/manifest.json. Add it to tools/app, or fix the name.`,
    );
  return found;
}
