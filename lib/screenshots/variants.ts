/** The colour modes that a picture is taken in. */
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** A picture in one width: pixels, and its address on this site. */
export type Variant = readonly [width: number, src: string];

/** What the site needs to show a scene: `.generated/screenshots.json` holds one for each name. */
export interface Picture {
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** Narrowest first; the last one is the picture as it was taken. */
  variants: Record<Mode, Variant[]>;
}

/** The addresses and widths of a picture for an image's `srcset`. */
export function srcSet(variants: readonly Variant[], address: (src: string) => string): string {
  return variants.map(([width, src]) => `${address(src)} ${width}w`).join(', ');
}

/** The picture as it was taken: the widest variant. */
export function fullSize(variants: readonly Variant[]): string {
  return variants.at(-1)?.[1] ?? '';
}

/** A picture of one clear pixel, in the place of one that must not load; an empty address would be an error. */
export const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
