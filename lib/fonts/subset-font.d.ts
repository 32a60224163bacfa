/** What this project uses of subset-font, which brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType features to keep. */
    keepFeatures: string[];
    /** The part of each variation axis to keep. */
    variationAxes: Record<string, { min: number; max: number }>;
    noHinting: boolean;
    /** Tables to leave out. */
    dropTables: string[];
  }
  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
