/** The part of Lighthouse that the benchmark uses, so that types can be checked without the benchmark's own packages. */
declare module 'lighthouse' {
  export interface Result {
    lhr: {
      categories: Record<string, { score: number | null } | undefined>;
      audits: Record<string, { numericValue?: number } | undefined>;
      runtimeError?: { message: string };
    };
  }

  /** Measures a page in the browser with a given debugging port, as on a slow phone by default. */
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
  ): Promise<Result | undefined>;
}
