/** What an author may write with a component. */
interface ComponentUse {
  /** Attributes that must be there. */
  required?: readonly string[];
  optional?: readonly string[];
}

/**
 * The components that authors may use and their attributes: what `prepare` checks pages against, and what the register in
 * components/mdx must hold.
 */
export const COMPONENTS = {
  Admonition: { required: ['type'], optional: ['title'] },
  Card: { required: ['title', 'href'] },
  Cards: {},
  CategoryCards: {},
  ContributorList: {},
  Drawing: { required: ['name', 'alt'], optional: ['caption'] },
  EnvelopeSimulator: {},
  Example: {},
  Glossary: {},
  Key: { required: ['keys'] },
  ReleaseList: {},
  Screenshot: { required: ['name', 'alt'], optional: ['caption'] },
  Steps: {},
  Tab: { required: ['label'] },
  Tabs: { optional: ['group'] },
  // These stand for samples and for tables of the reference.
  ActualQLFunctions: {},
  ActualQLMethods: {},
  ActualQLOperators: {},
  ActualQLOption: { required: ['name'] },
  ActualQLTables: {},
  ApiReference: { required: ['group'] },
  ApiType: { required: ['name'] },
  ApiValue: { required: ['name'] },
  ConfigReference: { required: ['group'] },
  Sample: { required: ['name'], optional: ['region', 'title'] },
} as const satisfies Record<string, ComponentUse>;

export type ComponentName = keyof typeof COMPONENTS;

/** Components that lib/mdx/plugins/reference-blocks.ts expands to headings, tables and code. */
export const REFERENCE_COMPONENTS = [
  'ActualQLFunctions',
  'ActualQLMethods',
  'ActualQLOperators',
  'ActualQLOption',
  'ActualQLTables',
  'ApiReference',
  'ApiType',
  'ApiValue',
  'ConfigReference',
  'Sample',
] as const satisfies ComponentName[];
export type ReferenceComponent = (typeof REFERENCE_COMPONENTS)[number];

/**
 * The components that the register must hold: `<ReleaseList />` and `<Glossary />` have become headings and lists, and
 * `<CategoryCards />` comes from the docs page that it stands on.
 */
export type RenderedComponent = Exclude<
  ComponentName,
  'CategoryCards' | 'Glossary' | 'ReleaseList' | ReferenceComponent
>;

/** HTML elements that authors may write where Markdown has no sign for them. */
export const HTML_ELEMENTS: readonly string[] = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];
