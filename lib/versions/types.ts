/** A version of the docs, as an entry of the site's configuration. */
export interface VersionConfig {
  /** Its name, stored as the reader's preference. */
  name: string;
  /** Its label for readers. */
  label: string;
  /** The folder of its docs below content/docs. '' for the version that uses the main folder. */
  folder: string;
}

/** A doc of a version. */
export interface DocEntry {
  id: string;
  path: string;
  /** The sidebar that contains it. Left out for docs outside the sidebar. */
  sidebar?: string;
}

/** A sidebar of a version. */
export interface SidebarEntry {
  /** Its first page. Left out if it has none. */
  link?: { label: string; path: string };
}

/** A version of the docs with its contents (docs/requirement.md#content-and-data). */
export interface DocsVersion {
  name: string;
  label: string;
  /** Whether it's the default version. */
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: DocEntry[];
  /** Docs that exist but aren't published. */
  draftIds: string[];
  sidebars: Record<string, SidebarEntry>;
}

/** The docs data: the versions, newest first. */
export interface DocsData {
  path: string;
  breadcrumbs: boolean;
  versions: DocsVersion[];
}
