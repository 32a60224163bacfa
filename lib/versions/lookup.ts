import { entryAround } from '../navigation/open-categories';
import type { DocEntry, DocsData, DocsVersion, SidebarEntry } from './types';

const named = (versions: readonly DocsVersion[]) => versions.map(({ name }) => name).join(', ');
const listed = (ids: readonly string[]) => ids.map(id => `\n- ${id}`).join('');

/** The version that a page belongs to. Undefined for a page that isn't part of the docs. */
export const findVersion = (data: DocsData, pathname: string) => entryAround(data.versions, pathname);

/**
 * The version that a docs page belongs to.
 *
 * @throws Error if the page isn't part of the docs
 */
export function activeVersion(data: DocsData, pathname: string): DocsVersion {
  const version = findVersion(data, pathname);
  if (!version) {
    throw new Error(
      `Can't find active docs plugin for "${pathname}" pathname. This can only be used on pages below ${data.path}.`,
    );
  }
  return version;
}

/** The default version. */
export function lastVersion(data: DocsData): DocsVersion {
  const version = data.versions.find(({ isLast }) => isLast);
  if (!version) throw new Error(`No docs version has isLast. The versions are: ${named(data.versions)}.`);
  return version;
}

/** The versions in which the layout looks up docs, without duplicates: the page's own, the preferred one, and the default one. */
export function versionCandidates(
  data: DocsData,
  active: DocsVersion | undefined,
  preferredName: string | null,
): DocsVersion[] {
  const preferred = data.versions.find(({ name }) => name === preferredName);
  const candidates = [active, preferred, lastVersion(data)].filter(version => version !== undefined);
  return [...new Set(candidates)];
}

/**
 * The version with a name.
 *
 * @throws Error listing those that exist
 */
export function versionNamed(data: DocsData, name: string): DocsVersion {
  const version = data.versions.find(candidate => candidate.name === name);
  if (!version) {
    throw new Error(
      `No docs version exist for name '${name}'. Please verify your version dropdown. Available version names:${listed(data.versions.map(candidate => candidate.name))}`,
    );
  }
  return version;
}

/**
 * A sidebar by its id, from the first version that has it.
 *
 * @throws Error listing the sidebars that exist
 */
export function sidebarById(versions: readonly DocsVersion[], id: string): SidebarEntry {
  const sidebar = versions.map(({ sidebars }) => sidebars[id]).find(entry => entry !== undefined);
  if (!sidebar) {
    const ids = versions.flatMap(({ sidebars }) => Object.keys(sidebars));
    throw new Error(
      `Can't find any sidebar with id "${id}" in version(s) ${named(versions)}. Available sidebar ids are:${listed(ids)}`,
    );
  }
  return sidebar;
}

/**
 * The first page of a sidebar.
 *
 * @throws Error if no entry has a page
 */
export function sidebarLink(versions: readonly DocsVersion[], id: string): { label: string; path: string } {
  const { link } = sidebarById(versions, id);
  if (!link) throw new Error(`Sidebar with ID "${id}" doesn't have anything to be linked to.`);
  return link;
}

/**
 * A doc by its id, from the first version that has it. Undefined for a draft, which isn't shown.
 *
 * @throws Error listing the docs that exist
 */
export function docById(versions: readonly DocsVersion[], id: string): DocEntry | undefined {
  const docs = versions.flatMap(version => version.docs);
  const doc = docs.find(candidate => candidate.id === id);
  if (doc || versions.some(({ draftIds }) => draftIds.includes(id))) return doc;
  throw new Error(
    `Couldn't find any doc with id "${id}" in version(s) "${named(versions)}". Available doc ids are:${listed(docs.map(candidate => candidate.id))}`,
  );
}

/**
 * A doc in the given version, which is the version of the page that refers to it.
 *
 * @throws Error if the version doesn't have it
 */
export function docOfVersion(version: DocsVersion, id: string): DocEntry {
  const doc = version.docs.find(candidate => candidate.id === id);
  if (!doc) throw new Error(`no version doc found by id=${id}`);
  return doc;
}

/** The same doc in another version, or that version's first page if it has no such doc. */
export function counterpart(id: string, from: DocsVersion, to: DocsVersion): string {
  const folder = (version: DocsVersion) => version.mainDocId.replace(/index$/, '');
  const other = folder(to) + id.slice(folder(from).length);
  return to.docs.find(doc => doc.id === other)?.path ?? to.path;
}
