import type { YamlSource } from '../content/files';
import type { SourceError } from '../content/source-error';
import { resolveSidebar, type SidebarDoc } from '../navigation/resolve-sidebar';
import type { SidebarItem } from '../navigation/types';
import { LAST_VERSION, VERSIONS } from './config';
import { docsData } from './data';
import { versionOfId } from './of-doc';
import type { DocsData, VersionConfig } from './types';

/** The versions with their sidebars, and the errors in them. */
export interface PreparedVersions {
  data: DocsData;
  /** Each version's tree, with the path prefix of its pages. */
  sidebars: { path: string; items: SidebarItem[] }[];
  mistakes: SourceError[];
}

/**
 * Combines the versions of the docs and checks everything that refers to them.
 *
 * @param docs every published doc
 * @param draftIds the docs that aren't published
 * @param readSidebar reads a version's sidebar
 */
export async function prepareVersions(
  docs: SidebarDoc[],
  draftIds: string[],
  readSidebar: (config: VersionConfig) => Promise<YamlSource>,
  configs: readonly VersionConfig[] = VERSIONS,
  last = LAST_VERSION,
): Promise<PreparedVersions> {
  const mistakes: SourceError[] = [];
  const trees: Record<string, SidebarItem[]> = {};
  for (const config of configs) {
    const own = docs.filter(({ id }) => versionOfId(id, configs) === config);
    const sidebar = resolveSidebar(await readSidebar(config), own);
    mistakes.push(...sidebar.mistakes);
    trees[config.name] = sidebar.items;
  }
  const sources = [
    ...docs.map(({ id }) => ({ id, draft: false })),
    ...draftIds.map(id => ({ id, draft: true })),
  ];
  const data = docsData(configs, last, sources, trees);
  return {
    data,
    sidebars: data.versions.map(({ name, path }) => ({ path, items: trees[name] ?? [] })),
    mistakes,
  };
}
