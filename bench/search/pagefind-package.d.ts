/** The part of pagefind that the benchmark uses, so that types can be checked without the benchmark's own packages. */
declare module 'pagefind' {
  interface Result {
    errors: string[];
  }
  interface Index {
    addHTMLFile(file: { url: string; content: string }): Promise<Result>;
    writeFiles(options: { outputPath: string }): Promise<Result>;
  }
  export function createIndex(): Promise<Result & { index?: Index }>;
  export function close(): Promise<void>;
}
