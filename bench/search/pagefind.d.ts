/** The parts of Pagefind that the benchmark uses, so that types can be checked without the benchmark's own packages. */
declare module 'pagefind' {
  export interface PagefindIndex {
    addHTMLFile(file: { url: string; content: string }): Promise<{ errors: string[] }>;
    writeFiles(options: { outputPath: string }): Promise<{ errors: string[] }>;
  }

  export function createIndex(): Promise<{ errors: string[]; index?: PagefindIndex }>;
  export function close(): Promise<null>;
}
