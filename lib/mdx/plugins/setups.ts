import type { Data, ListItem, Nodes, Parent, Root } from 'mdast';
import { visit } from '../visit';
import type { VFile } from 'vfile';
import { setupStrings } from '@/strings/setup';
import {
  CHOICE_NAMES,
  CHOICES,
  OPTIONS,
  VALUE_NAMES,
  type ChoiceName,
  type FieldName,
  type Option,
} from '../../setup/choices';
import { placeholders } from '../../setup/placeholders';
import { similar } from '../../similar';
import { attribute } from '../jsx';
import type { PageFacts } from '../types';
import { inlineValues } from './code-values';
import { isElement, tabsOf, type Element } from './containers';

/** A comment such as `for docker cli` between MDX's comment signs. */
const FOR_COMMENT = /^\s*\/\*\s*for\b(?!\s*\*)[:\s]*(.*?)\s*\*\/\s*$/s;

/** Code that shows how to write a page. It isn't a command. */
const WRITERS_LANGUAGES = ['mdx', 'markdown'];

/**
 * Finds what is for one setup: tabs, cards, and headings, paragraphs, list items, and table rows that end with a comment such as
 * `for docker`. It marks them for lib/setup/page and reports options that don't exist. On pages with such parts or with
 * commands that contain a reader's values, it also marks these values in inline code.
 */
export function setups(facts: PageFacts) {
  return () => (tree: Root, file: VFile) => {
    const used = new Set<FieldName>();
    const use = (options: readonly Option[]) => {
      for (const choice of options.flatMap(option => OPTIONS.get(option) ?? [])) used.add(choice);
    };
    visit(tree, node => {
      if (isElement(node) && node.name === 'Tabs') tabsOf(node).forEach(tab => use(ofTab(tab, node, file)));
      else if (isElement(node) && node.name === 'Card') use(ofCard(node, file));
      else if ('children' in node) use(ofComment(node, file));
      if (node.type === 'code' && !WRITERS_LANGUAGES.includes(node.lang ?? ''))
        placeholders(node.value).forEach(({ name }) => used.add(name));
      if (/^mdx(?:Text|Flow)Expression$/.test(node.type) && 'value' in node && FOR_COMMENT.test(node.value))
        file.message(
          "The comment has no effect here. Put it at the end of a heading, a paragraph, a list item's first paragraph, or a table row's first cell.",
          node.position,
        );
    });
    if (used.size > 0) inlineValues(tree);
    facts.setup = [...CHOICE_NAMES, ...VALUE_NAMES].filter(name => used.has(name));
  };
}

/** The options that a heading, paragraph, list item, or table row is for. */
export function setupOf(node: { data?: Data }): string | undefined {
  const { dataSetup } = (node.data?.hProperties ?? {}) as { dataSetup?: string };
  return dataSetup;
}

/** The options that a tab is for: those that it names or, in a group named after a choice, the option with the tab's label. */
function ofTab(tab: Element, group: Element, file: VFile): Option[] {
  const named = attribute(tab, 'for');
  if (named !== undefined) return known(named, tab, file);
  const choice = attribute(group, 'group') ?? '';
  const label = attribute(tab, 'label') ?? '';
  if (!isChoice(choice)) return [];
  const labels = CHOICES[choice].map(option => setupStrings.options[option]);
  const option = CHOICES[choice].find((_, position) => labels[position] === label);
  if (option === undefined) {
    file.message(
      `The group "${choice}" has no option labeled "${label}". Write one of these labels: ${labels.join(', ')}. Or write who the tab is for: <Tab label="${label}" for="${CHOICES[choice][0]}">.`,
      tab.position,
    );
    return [];
  }
  tab.attributes.push({ type: 'mdxJsxAttribute', name: 'for', value: option });
  return [option];
}

/** The options that a card names. */
function ofCard(card: Element, file: VFile): Option[] {
  const named = attribute(card, 'for');
  return named === undefined ? [] : known(named, card, file);
}

const isChoice = (name: string): name is ChoiceName => Object.hasOwn(CHOICES, name);

/** Takes the comment from the end of a node, and marks the node with its options. */
function ofComment(node: Extract<Nodes, Parent>, file: VFile): Option[] {
  const place = placeOfComment(node);
  const comment = place?.children.at(-1);
  if (!place || comment?.type !== 'mdxTextExpression') return [];
  const named = FOR_COMMENT.exec(comment.value)?.[1];
  if (named === undefined) return [];
  place.children.pop();
  trimEnd(place);
  const options = known(named, comment, file);
  node.data = {
    ...node.data,
    hProperties: { ...node.data?.hProperties, dataSetup: options.join(' '), suppressHydrationWarning: true },
  };
  return options;
}

/** Where a node's comment may be. */
function placeOfComment(node: Nodes): { children: Nodes[] } | undefined {
  if (node.type === 'heading' || node.type === 'paragraph') return node;
  if (node.type === 'tableRow') return node.children[0];
  return node.type === 'listItem' ? firstParagraph(node) : undefined;
}

const firstParagraph = ({ children: [first] }: ListItem) => (first?.type === 'paragraph' ? first : undefined);

/** Removes the space before the comment, so that an id in another comment is the last part again. */
function trimEnd({ children }: { children: Nodes[] }): void {
  const last = children.at(-1);
  if (last?.type !== 'text') return;
  last.value = last.value.trimEnd();
  if (last.value === '') children.pop();
}

/** The options in a string. Reports those that don't exist. */
function known(text: string, node: Nodes, file: VFile): Option[] {
  const names = text.split(/[\s,]+/).filter(name => name !== '');
  const all = [...OPTIONS.keys()];
  const unknown = names.filter(name => !all.some(option => option === name));
  for (const name of names.length === 0 ? [''] : unknown) {
    const [near] = similar(name, all);
    const meant = near === undefined ? '' : ` Did you mean ${near}?`;
    file.message(
      `There's no setup option "${name}".${meant} The options are: ${all.join(', ')}.`,
      node.position,
    );
  }
  return all.filter(option => names.includes(option));
}
