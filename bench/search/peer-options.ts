import type { Options } from 'minisearch';

/** A document in VitePress's local search: one for each section. */
export interface PeerDocument {
  id: string;
  title: string;
  titles: string[];
  text: string;
}

/**
 * The options that VitePress passes to minisearch (src/node/plugins/localSearchPlugin.ts and VPLocalSearchBox.vue of VitePress
 * 1.6).
 */
export const PEER_OPTIONS: Options<PeerDocument> = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
};

export const PEER_FILE = 'minisearch.json';
