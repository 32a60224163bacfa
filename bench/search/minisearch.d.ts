/** What the benchmark uses of minisearch, so that types are checked where the benchmark's own packages are not installed. */
declare module 'minisearch' {
  export interface Options<Document> {
    fields: (keyof Document & string)[];
    storeFields: (keyof Document & string)[];
    searchOptions: { fuzzy: number; prefix: boolean; boost: Partial<Record<keyof Document, number>> };
  }

  export default class MiniSearch<Document> {
    constructor(options: Options<Document>);
    static loadJSON<Document>(json: string, options: Options<Document>): MiniSearch<Document>;
    add(document: Document): void;
    search(query: string): (Document & { id: string })[];
  }
}
