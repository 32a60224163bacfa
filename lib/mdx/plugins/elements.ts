import type { Nodes, Root } from 'mdast';
import { messageOf } from '../../errors';
import { visit } from '../visit';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { COMPONENTS, HTML_ELEMENTS, type ComponentEntry, type ComponentName } from '../components';
import { elementRemedy, HTML_ATTRIBUTES, isKnownElement } from '../components/html';
import { readDrawing } from '../diagrams/drawings';
import { attribute } from '../jsx';
import { isKey, KEY_LABELS, splitKeys } from '../keys';
import { MASK } from '../syntax';
import type { PageFacts } from '../types';
import { ADMONITIONS } from './admonitions';
import { clipUse } from './clip-use';
import { containerMistakes, isElement, tabsOf, type Element } from './containers';
import { amountsNearby, screenshotUse } from './screenshot-use';

type Report = (reason: string, place?: Nodes['position']) => void;

/**
 * Reports unknown elements and attributes, missing attributes, and invalid content of elements. Collects the screenshots and
 * clips. It runs before other plugins add their own elements.
 */
export function elements(facts: PageFacts) {
  return () => (tree: Root, file: VFile) => {
    const inGroups = new Set<Nodes>();
    const depths = listDepths(tree);
    const amounts = amountsNearby(tree);
    visit(tree, node => {
      if (!isElement(node) || node.name === null) return;
      const report: Report = (reason, place = node.position) => file.message(reason, place?.start);
      if (!isKnownElement(node.name)) {
        report(elementRemedy(node.name));
        // Only its content, so that `npm run dev` can still show the page.
        return void Object.assign(node, { name: null, attributes: [] });
      }
      reportAttributes(node, node.name, report);
      // An element's content can't be checked if the parser rejected tags in it.
      const { start, end } = node.position ?? {};
      if (!String(file).slice(start?.offset, end?.offset).includes(MASK))
        for (const { reason, place } of containerMistakes(node)) report(reason, place);
      if (node.name === 'Screenshot')
        facts.screenshots.push(
          screenshotUse(node, { depth: depths.get(node) ?? 0, nearby: amounts.get(node) ?? [] }, report),
        );
      if (node.name === 'Clip') facts.clips.push(clipUse(node, depths.get(node) ?? 0, report));
      reportNames(node, report);
      if (node.name === 'Tabs') for (const tab of tabsOf(node)) inGroups.add(tab);
      if (node.name === 'Tab' && !inGroups.has(node))
        report("<Tab> isn't in <Tabs>. Write <Tabs> around it and its alternatives.");
    });
  };
}

/** How many list items each element in a list is in. */
function listDepths(tree: Root): Map<Nodes, number> {
  const depths = new Map<Nodes, number>();
  visit(tree, 'listItem', item =>
    visit(item, node => {
      if (isElement(node)) depths.set(node, (depths.get(node) ?? 0) + 1);
    }),
  );
  return depths;
}

/** The values that an attribute may have, if it's a choice. lib/mdx/plugins/screenshot-use.ts checks the screenshots'. */
const VALUES: Record<string, readonly string[]> = {
  'Admonition type': ADMONITIONS,
  'Mark state': ['uncleared', 'cleared', 'reconciled'],
};

/** The components that show what is between their tags. */
const WITH_CONTENT = 'Admonition Card Cards Clip Example Mark Screenshot Steps Tab Tabs'.split(' ');

/** Reports unknown, duplicate, and missing attributes, values that an attribute can't have, and content that isn't shown. */
function reportAttributes(node: Element, name: string, report: Report): void {
  const { required = [], optional = [] } = usesOf(name);
  const known = [...required, ...optional];
  if (name in COMPONENTS && !WITH_CONTENT.includes(name) && toString(node).trim() !== '')
    report(`<${name}> doesn't show what is between its tags. Write <${name} … /> and the text after it.`);
  for (const item of node.attributes) {
    const written = item.type === 'mdxJsxAttribute' ? item.name : '{…}';
    if (!known.includes(written))
      report(`<${name}> has no attribute "${written}". Its attributes are: ${known.join(', ') || 'none'}.`);
    else if (hasCode(item))
      report(`The attribute "${written}" of <${name}> has a code value. Write text: ${written}="…".`);
    else if (attributesOf(node, written).length > 1)
      report(`<${name}> has the attribute "${written}" more than once. Remove one.`);
    const value = attribute(node, written)?.trim();
    const values = VALUES[`${name} ${written}`];
    if (value && values && !values.includes(value))
      report(`<${name}> has ${written}="${value}". Write one of: ${values.join(', ')}.`);
  }
  for (const needed of required) {
    const written = attributesOf(node, needed).length > 0;
    if (attribute(node, needed)?.trim()) continue;
    if (!written) report(`<${name}> needs ${needed}. Write <${name} ${needed}="…">.`);
    else if (attribute(node, needed) !== undefined)
      report(`The attribute "${needed}" of <${name}> is empty. Write ${remedyOfEmpty(needed)}.`);
  }
  // Without the code, `npm run dev` can still show the page.
  node.attributes = node.attributes.filter(item => item.type === 'mdxJsxAttribute');
  for (const item of node.attributes) if (hasCode(item)) item.value = '';
}

const hasCode = (item: Element['attributes'][number]): item is MdxJsxAttribute =>
  item.type === 'mdxJsxAttribute' && typeof item.value === 'object' && item.value !== null;

const attributesOf = ({ attributes }: Element, name: string) =>
  attributes.filter(item => item.type === 'mdxJsxAttribute' && item.name === name);

const usesOf = (name: string): ComponentEntry =>
  HTML_ELEMENTS.includes(name) ? { optional: HTML_ATTRIBUTES[name] } : COMPONENTS[name as ComponentName];

const remedyOfEmpty = (attribute: string) =>
  attribute === 'alt' ? 'what the picture shows: alt="…"' : `${attribute}="…"`;

/** Checks the values of attributes: drawings and keys. */
function reportNames(node: Element, report: Report): void {
  const named = attribute(node, 'name') ?? '';
  if (node.name === 'Drawing' && named !== '') {
    try {
      readDrawing(named, named);
    } catch (error) {
      report(messageOf(error));
    }
  }
  if (node.name !== 'Key') return;
  for (const key of splitKeys(attribute(node, 'keys') ?? '')) {
    if (key !== '' && !isKey(key))
      report(
        `There's no key "${key}". Write one character, or one of: ${Object.keys(KEY_LABELS).join(', ')}.`,
      );
  }
}
