import type { Heading } from '@/lib/mdx/types';
import { routes } from '@/lib/routes';
import { setupStrings } from '@/strings/setup';
import { CHOICES, OPTIONS, PAGES, VALUES, type ChoiceName, type FieldName, type Option } from './choices';

/** A link to what this page or another page has for one setup. */
interface SetupLink {
  /** The options that it's for, separated by spaces. */
  setup: string;
  href: string;
  text: string;
}

/** What the line about the reader's setup can show on a page. */
export interface SetupLineContent {
  /** The choices, options, and values that the line names if the reader has chosen them. */
  names: readonly string[];
  links: readonly SetupLink[];
  /** Whether the page has no parts for a setup, so that only readers with a setup need the line. */
  isQuiet: boolean;
}

/**
 * What the line about the reader's setup can show on a docs page.
 *
 * @param id the page's id, for example `install/docker`
 * @param fields the choices that the page has parts for, and the values in its commands
 * @param headings the page's headings, of which those for one setup are linked
 * @returns undefined if the page has nothing to do with setups
 */
export function setupLineOf(
  id: string,
  fields: readonly FieldName[],
  headings: readonly Heading[],
): SetupLineContent | undefined {
  const about = [...OPTIONS.keys()].filter(option => isPageOf(option, id));
  const links = [...sectionLinks(headings), ...about.flatMap(option => otherPages(option, id))];
  if (fields.length === 0 && links.length === 0) return undefined;
  return {
    names: [...new Set([...contextOf(about, fields), ...fields])],
    links,
    isQuiet: fields.length === 0,
  };
}

/** Whether a page is the one about an option, in any version of the docs. */
function isPageOf(option: Option, id: string): boolean {
  const page = PAGES[option];
  return page !== undefined && `/${id}`.endsWith(`/${page}`);
}

/**
 * What the line names before the page's own fields: the option that the page is about, or else, if the page has commands, how
 * the reader runs Actual.
 */
function contextOf(about: readonly Option[], fields: readonly FieldName[]): readonly (ChoiceName | Option)[] {
  if (about.length > 0) return about;
  return fields.some(field => field in VALUES) ? ['run'] : [];
}

function sectionLinks(headings: readonly Heading[]): SetupLink[] {
  return headings.flatMap(({ id, text, setup }) =>
    setup === undefined ? [] : [{ setup, href: `#${id}`, text: setupStrings.goTo + text }],
  );
}

/** Links from a page about one option to the pages about the other options of its choice. */
function otherPages(option: Option, id: string): SetupLink[] {
  const choice = OPTIONS.get(option);
  const version = id.slice(0, -(PAGES[option] ?? '').length);
  // Most readers have several devices, so the page about one device doesn't replace the page about another. The pages about
  // budgets link to each other.
  if (choice === undefined || choice === 'os' || choice === 'budget') return [];
  return CHOICES[choice].flatMap(other => {
    const page = PAGES[other];
    if (page === undefined || other === option) return [];
    const text = setupStrings.goToOwn + setupStrings.options[other];
    return [{ setup: other, href: routes.doc(version + page), text }];
  });
}
