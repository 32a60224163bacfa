import type { List, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from '../visit';
import { attribute } from '../jsx';
import type { ScreenshotUse } from '../types';
import { isElement, type Element } from './containers';

/**
 * Reads a `<Screenshot>`: its names, its text, and the list that explains its marks. Reports content that isn't such a list.
 * The screenshot is inside `depth` list items, and its section has the amounts `nearby`.
 */
export function screenshotUse(
  node: Element,
  { depth, nearby }: Pick<ScreenshotUse, 'depth' | 'nearby'>,
  report: (reason: string, place?: Nodes['position']) => void,
): ScreenshotUse {
  const text = (key: string) => attribute(node, key) ?? '';
  const [phone, phoneAlt] = [attribute(node, 'phone'), attribute(node, 'phoneAlt')];
  if ((phone === undefined) !== (phoneAlt === undefined))
    report('<Screenshot> has only one of phone and phoneAlt. Write phone="scene" phoneAlt="what it shows".');
  const subject = attribute(node, 'subject');
  if (subject !== undefined && !SUBJECTS.includes(subject))
    report(
      `<Screenshot> has subject="${subject}". Write one of ${SUBJECTS.map(each => `"${each}"`).join(', ')}, or leave it out.`,
    );
  const other = node.children.find(child => !isNumbered(child));
  if (other)
    report(
      '<Screenshot> may only contain a numbered list, with one entry for each mark of its scene.',
      other.position,
    );
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return {
    name: text('name'),
    text: ['alt', 'caption', 'figures'].map(text).join('\n'),
    declared: ['caption', 'figures'].map(text).join('\n'),
    nearby,
    ...(phone && phoneAlt ? { phone: { name: phone, alt: phoneAlt } } : {}),
    explained: node.children
      .filter(isNumbered)
      .flatMap(({ children }) => children.map(item => toString(item))),
    depth,
    line,
    column,
  };
}

/** The places of a picture's subject that components/mdx/screenshot knows. */
const SUBJECTS = ['right', 'top', 'top right', 'bottom'];

/** Whether a node is a numbered list. */
export const isNumbered = (node: Nodes): node is List => node.type === 'list' && node.ordered === true;

/** An amount of money in a page's text, with its dollar sign. */
const MONEY = /\$((?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2})(?!\d)/g;

/** The amounts of money in the section of each `<Screenshot>`: in the text from one heading to the next. */
export function amountsNearby(tree: Root): Map<Nodes, string[]> {
  const found = new Map<Nodes, string[]>();
  let amounts: string[] = [];
  visit(tree, node => {
    if (node.type === 'heading') amounts = [];
    if (node.type === 'text')
      amounts.push(...Array.from(node.value.matchAll(MONEY), ([, amount = '']) => amount));
    if (isElement(node) && node.name === 'Screenshot') found.set(node, amounts);
  });
  return found;
}
