import { navigationStrings } from '@/strings/navigation';
import { inLocale, localeConfig, type LocaleConfig } from '../locales';
import { samePath } from '../navigation/open-categories';
import { SITE } from '../site';
import { counterpart, docById, findVersion, sidebarLink, versionCandidates, versionNamed } from './lookup';
import type { DocsData, DocsVersion } from './types';

/** An item of the layout, as configured. The build checks that what it refers to exists. */
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

/** A menu of the layout, which opens on demand. */
export interface LayoutMenu {
  kind: 'versions' | 'languages';
  /** Its label while it's closed: the current choice. */
  label: string;
  /** Its label in the drawer: what can be chosen. */
  name: string;
  links: MenuLink[];
}

/** One of the choices. */
export interface MenuLink {
  /** The version's name, or the language. */
  key: string;
  label: string;
  href: string;
  current: boolean;
}

/** What an item depends on. */
export interface LayoutPlace {
  data: DocsData;
  locales: Readonly<Record<string, LocaleConfig>>;
  /** The page's path. */
  pathname: string;
  /** The name of the version that the reader chose before. */
  preferred: string | null;
}

/**
 * Resolves an item of the layout on a page. The result is empty for a draft, and for a menu with a single choice.
 *
 * @throws Error with the item; its cause says what doesn't exist, and what does
 */
export function resolveLayoutItem(item: LayoutItem, place: LayoutPlace): (LayoutLink | LayoutMenu)[] {
  try {
    return resolve(item, place);
  } catch (cause) {
    throw new Error(`An item of the header isn't valid: ${JSON.stringify(item)}`, { cause });
  }
}

/** The data about the docs that the header needs on every page. For a single version, only the docs that its items refer to. */
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
