import { createFromSource } from 'fumadocs-core/search/server';
import { source } from '../../../lib/source';

export const revalidate = false;

/** The search index, which becomes a file. */
export const { staticGET: GET } = createFromSource(source, { language: 'english' });
