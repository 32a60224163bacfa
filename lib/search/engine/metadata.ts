import type { MetadataPart, PageRecord } from '../types';
import { FieldIndex } from './field-index';

/** The fields with the names of pages and sections, in the order of MetadataPart. */
export const METADATA_FIELDS = ['title', 'keywords', 'trail', 'heading'] as const;

/** The field indexes of titles, keywords, trails, and headings. */
export type MetadataIndexes = Record<keyof MetadataPart, FieldIndex>;

/** Empty field indexes. */
export function metadataIndexes(): MetadataIndexes {
  return {
    title: new FieldIndex(),
    keywords: new FieldIndex(),
    trail: new FieldIndex(),
    heading: new FieldIndex(),
  };
}

/** Indexes the names of pages: at build time for a large site, in the worker for a small one. */
export function addMetadata(
  indexes: MetadataIndexes,
  pages: readonly Pick<PageRecord, 'i' | 't' | 'k' | 'b' | 'd'>[],
): void {
  for (const { i, t, k, b, d } of pages) {
    indexes.title.addName(i, t);
    indexes.keywords.addName(i, k.join('\n'));
    indexes.trail.addName(i, b.join('\n'));
    d.forEach(({ s }, offset) => indexes.heading.addName(i + offset, s));
  }
}
