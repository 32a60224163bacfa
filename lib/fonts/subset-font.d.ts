/** The part of subset-font that this project uses. The package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType features to keep. */
    keepFeatures: string[];
    /** The range of each variation axis to keep. */
    variationAxes: Record<string, { min: number; max: number }>;
    noHinting: boolean;
    /** Tables to remove. */
    dropTables: string[];
  }
  /** Reduces a font to the characters of a string. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
