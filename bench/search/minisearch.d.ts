/** The part of minisearch that the benchmark uses, so that types can be checked without the benchmark's own packages. */
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
