import { generatedStrings } from '@/strings/generated';
import {
  admonition,
  card,
  cards,
  clip,
  keys,
  screenshot,
  seeOnSite,
  tab,
  type PlainForm,
} from './plain-forms';

/** A component that authors can use. */
export interface ComponentEntry {
  /** Required attributes. */
  required?: readonly string[];
  optional?: readonly string[];
  /**
   * Where it's handled: `site` (the default) is rendered by the component of this name in components/mdx; `reference` is expanded
   * by lib/mdx/plugins/reference-blocks.ts; `list` has become headings and lists by the time the page renders; `page` is provided
   * by the page that uses it.
   */
  from?: 'site' | 'reference' | 'list' | 'page';
  /** Its form in Markdown twins and feeds. Left out: its content. */
  plain?: PlainForm;
}

/**
 * Every component that authors can use, with its attributes, where it's handled, and its plain form. The page for writers
 * (content/docs/contributing/writing-docs.mdx) has an example of each, and components/mdx/index.ts maps the names of `site`
 * components to their implementation.
 */
export const COMPONENTS = {
  Admonition: { required: ['type'], optional: ['title'], plain: admonition },
  Card: { required: ['title', 'href'], optional: ['for'], plain: card },
  Cards: { optional: ['main'], plain: cards },
  CategoryCards: { from: 'page' },
  Clip: { required: ['name', 'alt'], plain: clip },
  ContributorList: {},
  Drawing: { required: ['name', 'alt'], optional: ['caption'], plain: seeOnSite(generatedStrings.drawing) },
  EnvelopeSimulator: { plain: seeOnSite(generatedStrings.simulator) },
  Example: {},
  Glossary: { from: 'list' },
  ImportRehearsal: { plain: seeOnSite(generatedStrings.rehearsal) },
  Key: { required: ['keys'], plain: keys },
  Mark: { required: ['state'] },
  MessageFinder: { plain: seeOnSite(generatedStrings.messageFinder) },
  ReleaseList: {},
  Screenshot: {
    required: ['name', 'alt'],
    optional: ['caption', 'figures', 'phone', 'phoneAlt', 'subject'],
    plain: screenshot,
  },
  Steps: {},
  Tab: { required: ['label'], optional: ['for'], plain: tab },
  Tabs: { optional: ['group'] },
  TemplateWorkshop: { plain: seeOnSite(generatedStrings.workshop) },
  ActualQLFunctions: { from: 'reference' },
  ActualQLMethods: { from: 'reference' },
  ActualQLOperators: { from: 'reference' },
  ActualQLOption: { from: 'reference', required: ['name'] },
  ActualQLTables: { from: 'reference' },
  ApiReference: { from: 'reference', required: ['group'] },
  ApiType: { from: 'reference', required: ['name'] },
  ApiValue: { from: 'reference', required: ['name'] },
  ConfigReference: { from: 'reference', required: ['group'] },
  MessageList: { from: 'reference' },
  Sample: { from: 'reference', required: ['name'], optional: ['region', 'title'] },
} as const satisfies Record<string, ComponentEntry>;

export type ComponentName = keyof typeof COMPONENTS;

type Entries = typeof COMPONENTS;

/** The components that are expanded from reference data. */
export type ReferenceComponent = {
  [Name in ComponentName]: Entries[Name] extends { from: 'reference' } ? Name : never;
}[ComponentName];

/** The components that components/mdx/index.ts must implement. */
export type RenderedComponent = {
  [Name in ComponentName]: Entries[Name] extends { from: string } ? never : Name;
}[ComponentName];

/** Whether a name is that of a component expanded from reference data. */
export function isReferenceComponent(name: string | null): name is ReferenceComponent {
  return name !== null && entryOf(name)?.from === 'reference';
}

/** HTML elements that authors may use where Markdown has no syntax. */
export const HTML_ELEMENTS: readonly string[] = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];

/** The plain forms of elements that authors don't write by name: fences become diagrams. */
const OTHER_FORMS: Record<string, PlainForm> = { Diagram: seeOnSite(generatedStrings.diagram) };

/** The plain form of a component. Undefined if its content is enough. */
export function plainForm(name: string): PlainForm | undefined {
  return OTHER_FORMS[name] ?? entryOf(name)?.plain;
}

const entryOf = (name: string): ComponentEntry | undefined =>
  Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name as ComponentName] : undefined;
