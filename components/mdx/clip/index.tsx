import type { CSSProperties, ReactNode } from 'react';
import pictures from '@/generated/screenshots.json';
import { clipPictures } from '@/lib/screenshots/clips';
import type { Picture } from '@/lib/screenshots/variants';
import { picturesStrings } from '@/strings/pictures';
import { Marks } from '../screenshot/marks';
import { ModePicture } from '../screenshot/mode-picture';
import styles from '../screenshot/screenshot.module.css';
import { Controls } from './lazy-controls';

interface ClipProps {
  /** The clip's name, such as clip-cover. Its pictures are clip-cover-1, clip-cover-2, and so on. */
  name: string;
  /** What it shows as a whole. */
  alt: string;
  /** A numbered list with one step for each picture. */
  children: ReactNode;
}

/**
 * Pictures of a task in the app, one for each step in its list. It only moves when the reader presses a button. Without scripts
 * and on paper, it's the first picture and the list.
 */
export function Clip({ name, alt, children }: ClipProps) {
  const shown = clipPictures(name, pictures).flatMap(picture => pictures[picture] ?? []);
  const [first] = shown;
  const size = {
    '--width': `${first?.width ?? 0}px`,
    '--legible': `${Math.max(...shown.map(({ legibleWidth }) => legibleWidth))}px`,
  } as CSSProperties;
  return (
    <figure
      aria-label={alt}
      className={styles.figure}
      data-clip=""
      role="group"
      style={size}
      suppressHydrationWarning
    >
      {shown.map((picture, index) => (
        <ClipPicture
          count={shown.length}
          key={picture.variants.light[0]?.[1]}
          label={alt}
          picture={picture}
          step={index + 1}
        />
      ))}
      <Controls count={shown.length} />
      {children}
    </figure>
  );
}

interface ClipPictureProps {
  picture: Picture;
  label: string;
  step: number;
  count: number;
}

function ClipPicture({ picture, label, step, count }: ClipPictureProps) {
  const status = picturesStrings.step(step, count);
  return (
    <div
      aria-label={status}
      className={styles.frame}
      data-status={status}
      hidden={step > 1}
      role="group"
      suppressHydrationWarning
      // On a phone, it scrolls, also by keyboard.
      tabIndex={0}
    >
      <div className={styles.shot}>
        <ModePicture alt={`${label}. ${status}`} picture={picture} scripted={step > 1} />
        <Marks first={step} picture={picture} />
      </div>
    </div>
  );
}
