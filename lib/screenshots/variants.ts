/** The color modes of pictures. */
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** A picture in one width: pixels, and its address on this site. */
export type Variant = readonly [width: number, src: string];

/** A numbered place in a picture: its label, and its box as fractions of the picture's width and height. */
export interface Mark {
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The data of a scene's picture. `.generated/screenshots.json` has one for each scene. */
export interface Picture {
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** The smallest width at which all of its text can be read, in CSS pixels. */
  legibleWidth: number;
  /** The places that pages explain, ordered by number. */
  marks?: readonly Mark[];
  /** Narrowest first. The last one is the original picture. */
  variants: Record<Mode, Variant[]>;
}

/** The `srcset` of a picture. */
export function srcSet(variants: readonly Variant[], address: (src: string) => string): string {
  return variants.map(([width, src]) => `${address(src)} ${width}w`).join(', ');
}

/** The original picture: the widest variant. */
export function fullSize(variants: readonly Variant[]): string {
  return variants.at(-1)?.[1] ?? '';
}

/** A transparent picture of one pixel, in place of one that shouldn't load. An empty address would be an error. */
export const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
