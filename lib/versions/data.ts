import { firstPage } from '../navigation/open-categories';
import { pagesInOrder } from '../navigation/sidebar';
import type { SidebarItem } from '../navigation/types';
import { routes } from '../routes';
import { SIDEBAR_ID } from './config';
import { versionOfId } from './of-doc';
import type { DocEntry, DocsData, DocsVersion, VersionConfig } from './types';

/** A doc in a source file. Drafts aren't published. */
export interface SourceDoc {
  id: string;
  draft: boolean;
}

/**
 * Combines the configuration and sources of the docs.
 *
 * @param configs the versions, newest first
 * @param last the default version's name
 * @param docs every doc of every version
 * @param sidebars each version's sidebar by the version's name
 */
export function docsData(
  configs: readonly VersionConfig[],
  last: string,
  docs: readonly SourceDoc[],
  sidebars: Readonly<Record<string, SidebarItem[]>>,
): DocsData {
  const versions = configs.map(config =>
    version(
      config,
      config.name === last,
      docs.filter(({ id }) => versionOfId(id, configs) === config),
      sidebars[config.name] ?? [],
    ),
  );
  return { path: routes.docs, breadcrumbs: true, versions };
}

function version(
  { name, label, folder }: VersionConfig,
  isLast: boolean,
  docs: readonly SourceDoc[],
  sidebar: SidebarItem[],
): DocsVersion {
  const mainDocId = folder === '' ? 'index' : `${folder}/index`;
  const inSidebar = new Set(pagesInOrder(sidebar).map(({ docId }) => docId));
  return {
    name,
    label,
    isLast,
    path: routes.doc(mainDocId),
    mainDocId,
    docs: docs
      .filter(({ draft }) => !draft)
      .map(({ id }): DocEntry => ({
        id,
        path: routes.doc(id),
        ...(inSidebar.has(id) && { sidebar: SIDEBAR_ID }),
      })),
    draftIds: docs.filter(({ draft }) => draft).map(({ id }) => id),
    sidebars: { [SIDEBAR_ID]: sidebarEntry(sidebar) },
  };
}

function sidebarEntry(sidebar: SidebarItem[]) {
  const path = sidebar.map(firstPage).find(href => href !== undefined);
  const page = pagesInOrder(sidebar).find(({ href }) => href === path);
  return path === undefined || !page ? {} : { link: { label: page.docId, path } };
}
