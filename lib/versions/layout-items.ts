import { docById, sidebarLink, versionNamed } from './lookup';
import type { DocsData, DocsVersion } from './types';

/** An entry of the layout that names a part of the docs; the build checks that it exists. */
export type LayoutItem =
  | { type: 'doc'; docId: string; label: string }
  | { type: 'docSidebar'; sidebarId: string; label: string }
  | { type: 'docsVersionDropdown'; versions?: readonly string[] };

/** A link of the layout. */
export interface LayoutLink {
  label: string;
  path: string;
}

/**
 * The links that an entry of the layout stands for; none for a draft.
 *
 * @param candidates where docs and sidebars are looked for
 * @throws Error saying what does not exist, and what does
 */
export function resolveLayoutItem(
  item: LayoutItem,
  data: DocsData,
  candidates: readonly DocsVersion[],
): LayoutLink[] {
  switch (item.type) {
    case 'doc': {
      const doc = docById(candidates, item.docId);
      return doc ? [{ label: item.label, path: doc.path }] : [];
    }
    case 'docSidebar':
      return [{ label: item.label, path: sidebarLink(candidates, item.sidebarId).path }];
    case 'docsVersionDropdown':
      return (item.versions ?? data.versions.map(({ name }) => name))
        .map(name => versionNamed(data, name))
        .map(({ label, path }) => ({ label, path }));
    default:
      throw new Error(`No NavbarItem component found for type "${(item as { type: string }).type}".`);
  }
}
