/** What the benchmark uses of Lighthouse, so that types are checked where the benchmark's own packages are not installed. */
declare module 'lighthouse' {
  export interface Result {
    lhr: {
      categories: Record<string, { score: number | null } | undefined>;
      audits: Record<string, { numericValue?: number } | undefined>;
      runtimeError?: { message: string };
    };
  }

  /** Measures a page in the browser that can be debugged at a port; on a slow phone unless a configuration says otherwise. */
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
  ): Promise<Result | undefined>;
}
