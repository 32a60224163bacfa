import { navigationStrings } from '@/strings/navigation';
import { inLocale, localeConfig, type LocaleConfig } from '../locales';
import { samePath } from '../navigation/open-categories';
import { SITE } from '../site';
import { counterpart, docById, findVersion, sidebarLink, versionCandidates, versionNamed } from './lookup';
import type { DocsData, DocsVersion } from './types';

/** An entry of the layout as it is configured; the build checks that what it names exists. */
export type LayoutItem =
  | { type: 'link'; label: string; href: string }
  | { type: 'doc'; docId: string; label: string }
  | { type: 'docSidebar'; sidebarId: string; label: string }
  /** `versions` are names. Left out: all. */
  | { type: 'docsVersionDropdown'; versions?: readonly string[] }
  /** `locales` are those of lib/locales.ts. Left out: all. */
  | { type: 'localeDropdown'; locales?: readonly string[] };

/** A link of the layout. */
export interface LayoutLink {
  kind: 'link';
  label: string;
  href: string;
}

/** A choice of the layout, which opens on demand. */
export interface LayoutMenu {
  kind: 'versions' | 'languages';
  /** What it says while it is closed: what has been chosen. */
  label: string;
  /** What it says in the drawer: what can be chosen. */
  name: string;
  links: MenuLink[];
}

/** One of the things that can be chosen. */
export interface MenuLink {
  /** The version's name, or the language. */
  key: string;
  label: string;
  href: string;
  current: boolean;
}

/** What an entry depends on. */
export interface LayoutPlace {
  data: DocsData;
  locales: Readonly<Record<string, LocaleConfig>>;
  /** The page's path. */
  pathname: string;
  /** The name of the version that the reader has chosen before. */
  preferred: string | null;
}

/**
 * What an entry of the layout shows on a page: nothing for a draft, and for a choice of one.
 *
 * @throws Error naming the entry; its cause says what does not exist, and what does
 */
export function resolveLayoutItem(item: LayoutItem, place: LayoutPlace): (LayoutLink | LayoutMenu)[] {
  try {
    return resolve(item, place);
  } catch (cause) {
    throw new Error(`An entry of the header cannot be shown: ${JSON.stringify(item)}`, { cause });
  }
}

/** What the header has to know of the docs on every page: of a single version only the docs that its entries name. */
export function headerData(items: readonly LayoutItem[], data: DocsData): DocsData {
  if (data.versions.length > 1) return data;
  const named = items.flatMap(item => (item.type === 'doc' ? [item.docId] : []));
  return {
    ...data,
    versions: data.versions.map(version => ({
      ...version,
      docs: version.docs.filter(({ id }) => named.includes(id)),
    })),
  };
}

function resolve(item: LayoutItem, place: LayoutPlace): (LayoutLink | LayoutMenu)[] {
  const active = findVersion(place.data, place.pathname);
  const candidates = () => versionCandidates(place.data, active, place.preferred);
  switch (item.type) {
    case 'link':
      return [{ kind: 'link', label: item.label, href: item.href }];
    case 'doc': {
      const doc = docById(candidates(), item.docId);
      return doc ? [{ kind: 'link', label: item.label, href: doc.path }] : [];
    }
    case 'docSidebar':
      return [{ kind: 'link', label: item.label, href: sidebarLink(candidates(), item.sidebarId).path }];
    case 'docsVersionDropdown':
      return several({
        kind: 'versions',
        label: candidates()[0]?.label ?? '',
        name: navigationStrings.versions,
        links: (item.versions ?? place.data.versions.map(({ name }) => name))
          .map(name => versionNamed(place.data, name))
          .map(version => versionLink(version, active, place.pathname)),
      });
    case 'localeDropdown':
      return several({
        kind: 'languages',
        label: localeConfig(SITE.locale, place.locales).label,
        name: navigationStrings.languages,
        links: (item.locales ?? Object.keys(place.locales)).map(locale => localeLink(locale, place)),
      });
    default:
      throw new Error(`No NavbarItem component found for type "${(item as { type: string }).type}".`);
  }
}

const several = (menu: LayoutMenu) => (menu.links.length > 1 ? [menu] : []);

function versionLink(version: DocsVersion, active: DocsVersion | undefined, pathname: string): MenuLink {
  const doc = active?.docs.find(({ path }) => samePath(path, pathname));
  return {
    key: version.name,
    label: version.label,
    href: active && doc ? counterpart(doc.id, active, version) : version.path,
    current: version === active,
  };
}

function localeLink(locale: string, { locales, pathname }: LayoutPlace): MenuLink {
  const own = localeConfig(SITE.locale, locales);
  const other = localeConfig(locale, locales);
  return {
    key: other.htmlLang,
    label: other.label,
    href: inLocale(pathname, own, other),
    current: other === own,
  };
}
