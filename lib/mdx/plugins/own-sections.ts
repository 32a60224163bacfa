import type { ElementContent, Properties, Root, RootContent } from 'hast';
import { replaceAlternatives } from '../alternative-sections';

/**
 * Wraps each of several alternative sections in a `<section>` with the options that it's for, so that the styles can show the
 * one for the reader's setup first (lib/setup/page/shown.css).
 */
export function ownSections() {
  return (tree: Root) => {
    tree.children = replaceAlternatives(tree.children, {
      depthOf: headingDepth,
      isForSetup: node => isElement(node) && 'dataSetup' in node.properties,
      replace: sections => [element('div', { dataSections: '' }, sections.map(wrap))],
    });
  };
}

const isElement = (node: RootContent) => node.type === 'element';

function headingDepth(node: RootContent): number | undefined {
  const depth = isElement(node) ? /^h([2-6])$/.exec(node.tagName)?.[1] : undefined;
  return depth === undefined ? undefined : Number(depth);
}

function wrap(nodes: RootContent[]): ElementContent {
  const [heading] = nodes;
  if (heading === undefined || !isElement(heading)) return element('section', {}, nodes);
  const { dataSetup, suppressHydrationWarning, ...rest } = heading.properties;
  const marks = dataSetup === undefined ? {} : { dataSetup, suppressHydrationWarning };
  return element('section', marks, [{ ...heading, properties: rest }, ...nodes.slice(1)]);
}

const element = (tagName: string, properties: Properties, children: RootContent[]) => ({
  type: 'element' as const,
  tagName,
  properties,
  children: children as ElementContent[],
});
