import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { COMPONENTS, HTML_ELEMENTS, type ComponentEntry, type ComponentName } from '../components';
import { readDrawing } from '../diagrams/drawings';
import { attribute } from '../jsx';
import type { PageFacts } from '../types';

/**
 * Fails on an element or attribute that does not exist, and on a required attribute that is missing; gathers the
 * screenshots. Runs before other plugins add elements of their own.
 */
export function elements(facts: PageFacts) {
  return () => (tree: Root, file: VFile) => {
    const inGroups = new Set<Nodes>();
    visit(tree, node => {
      if (!isElement(node)) return;
      const { name, position } = node;
      if (name === null || HTML_ELEMENTS.includes(name)) return;
      if (!(name in COMPONENTS)) {
        file.fail(
          `There is no <${name}>. The components are: ${Object.keys(COMPONENTS).join(', ')}; HTML: ${HTML_ELEMENTS.join(', ')}.`,
          position,
        );
      }
      const { required = [], optional = [] }: ComponentEntry = COMPONENTS[name as ComponentName];
      for (const item of node.attributes) {
        if (item.type !== 'mdxJsxAttribute' || ![...required, ...optional].includes(item.name)) {
          const written = item.type === 'mdxJsxAttribute' ? item.name : '{…}';
          const known = [...required, ...optional].join(', ') || 'none';
          file.fail(`<${name}> has no attribute "${written}". Its attributes: ${known}.`, position);
        }
      }
      for (const needed of required) {
        if (!attribute(node, needed))
          file.fail(`<${name}> needs ${needed}. Write <${name} ${needed}="…">.`, position);
      }
      const named = attribute(node, 'name') ?? '';
      if (name === 'Screenshot') {
        const { line = 1, column = 1 } = position?.start ?? {};
        facts.screenshots.push({ name: named, line, column });
      }
      if (name === 'Tabs')
        for (const tab of tabsOf(node, (message, place) => file.fail(message, place))) inGroups.add(tab);
      if (name === 'Tab' && !inGroups.has(node))
        file.fail('<Tab> stands in no <Tabs>. Put <Tabs> around it and its alternatives.', position);
      if (name === 'Drawing') checkDrawing(named, message => file.fail(message, position));
    });
  };
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** What is in an element; paragraphs around elements alone are what MDX takes away. */
function contentOf(node: Element): Nodes[] {
  return (node.children as Nodes[])
    .flatMap((child): Nodes[] => {
      if (child.type !== 'paragraph') return [child];
      const inner = child.children.filter(part => !isBlank(part));
      return inner.every(part => isElement(part)) ? inner : [child];
    })
    .filter(child => !isBlank(child));
}

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** The tabs of a group. It holds nothing else, at least one, and each has its own label (docs/requirement.md#blocks). */
function tabsOf(group: Element, fail: (message: string, place: Nodes['position']) => never): Nodes[] {
  const labels = new Set<string>();
  const tabs = contentOf(group);
  if (tabs.length === 0)
    fail('<Tabs> has no tabs. Write <Tab label="…"> for each alternative.', group.position);
  for (const tab of tabs) {
    if (!isElement(tab) || tab.name !== 'Tab') {
      const found = isElement(tab) ? `<${tab.name ?? ''}>` : `a ${tab.type}`;
      fail(`<Tabs> holds ${found}. Put it into a <Tab label="…">, or outside.`, tab.position);
    }
    const label = attribute(tab, 'label') ?? '';
    if (labels.has(label))
      fail(`<Tabs> has two tabs with the label "${label}". Give each a label of its own.`, tab.position);
    labels.add(label);
  }
  return tabs;
}

function checkDrawing(name: string, fail: (message: string) => never): void {
  try {
    readDrawing(name, name);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
