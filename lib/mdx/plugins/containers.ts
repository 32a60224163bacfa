import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { attribute } from '../jsx';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** An error in an element's content. Without a position, it's reported at the element. */
export interface ContentMistake {
  reason: string;
  place?: Nodes['position'];
}

/** Whether a node is an element that an author wrote. */
export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Finds errors in an element's content. */
export function containerMistakes(node: Element): ContentMistake[] {
  if (node.name === 'Tabs') return tabsMistakes(node);
  if (node.name === 'Steps') return stepsMistakes(node);
  if (node.name === 'Cards') return cardsMistakes(node);
  return [];
}

/** The tabs of a group. */
export function tabsOf(group: Element): Element[] {
  return contentOf(group).filter((child): child is Element => isElement(child) && child.name === 'Tab');
}

/** A group must only have tabs, at least one, and each needs its own label (docs/requirement.md#blocks). */
function tabsMistakes(group: Element): ContentMistake[] {
  const content = contentOf(group);
  if (content.length === 0)
    return [{ reason: '<Tabs> has no tabs. Write <Tab label="…"> for each alternative.' }];
  const labels = new Set<string>();
  return content.flatMap(child => {
    const place = child.position;
    if (!isElement(child) || child.name !== 'Tab')
      return [
        {
          reason: `<Tabs> has ${nameOf(child)} in it. Move it into a <Tab label="…"> or out of <Tabs>.`,
          place,
        },
      ];
    const label = attribute(child, 'label') ?? '';
    if (labels.has(label) && label !== '')
      return [{ reason: `<Tabs> has two tabs labeled "${label}". Give each its own label.`, place }];
    labels.add(label);
    return [];
  });
}

function stepsMistakes(steps: Element): ContentMistake[] {
  const lists = contentOf(steps).filter(child => child.type === 'list');
  if (lists.length === 0)
    return [
      { reason: '<Steps> has no list. Write 1. before the first step, 2. before the second, and so on.' },
    ];
  return lists.flatMap(list =>
    list.ordered
      ? []
      : [
          {
            reason:
              '<Steps> has a list without numbers. Write 1. before the first step, 2. before the second.',
            place: list.position,
          },
        ],
  );
}

function cardsMistakes(cards: Element): ContentMistake[] {
  const content = contentOf(cards);
  if (content.length === 0)
    return [
      { reason: '<Cards> has no cards. Write <Card title="…" href="…">text</Card> for each, or remove it.' },
    ];
  return content.flatMap(child =>
    isElement(child) && child.name === 'Card'
      ? []
      : [
          {
            reason: `<Cards> has ${nameOf(child)} in it. Move it into a <Card title="…" href="…"> or out of <Cards>.`,
            place: child.position,
          },
        ],
  );
}

const nameOf = (node: Nodes) =>
  isElement(node) ? `<${node.name ?? ''}>` : `${/^[aeiou]/.test(node.type) ? 'an' : 'a'} ${node.type}`;

/** An element's content. Like MDX, it ignores paragraphs that only wrap elements. */
function contentOf(node: Element): Nodes[] {
  return (node.children as Nodes[])
    .flatMap((child): Nodes[] => {
      if (child.type !== 'paragraph') return [child];
      const inner = child.children.filter(part => !isBlank(part));
      return inner.every(part => isElement(part)) ? inner : [child];
    })
    .filter(child => !isBlank(child));
}

const isBlank = (node: Nodes) =>
  (node.type === 'text' && node.value.trim() === '') ||
  node.type === 'mdxFlowExpression' ||
  node.type === 'mdxTextExpression';
