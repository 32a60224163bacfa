/** A version of the docs, as an entry of the site's configuration. */
export interface VersionConfig {
  /** Its name, stored as the reader's preference. */
  name: string;
  /** How readers see it. */
  label: string;
  /** The folder of its docs below content/docs; '' for the version that has the whole folder. */
  folder: string;
}

/** A doc of a version. */
export interface DocEntry {
  id: string;
  path: string;
  /** The sidebar it stands in; left out for docs outside. */
  sidebar?: string;
}

/** A sidebar of a version. */
export interface SidebarEntry {
  /** The first page in it; left out when it has none. */
  link?: { label: string; path: string };
}

/** A version of the docs with what is in it (docs/requirement.md#content-and-data). */
export interface DocsVersion {
  name: string;
  label: string;
  /** The version for most readers. */
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: DocEntry[];
  /** Docs that exist but are not published. */
  draftIds: string[];
  sidebars: Record<string, SidebarEntry>;
}

/** Everything that is known of the docs: its versions, newest first. */
export interface DocsData {
  path: string;
  breadcrumbs: boolean;
  versions: DocsVersion[];
}
