import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from '../visit';

/** A negative amount of money. Browsers may break a line after its minus sign. */
const NEGATIVE_AMOUNT = /([−-][$€£]\d(?:[\d,.]*\d)?)/;

/** Keeps an amount's minus sign on the same line as its digits. */
export function amounts() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && ['code', 'pre'].includes(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return;
      const parts = node.value.split(NEGATIVE_AMOUNT);
      if (parts.length === 1) return;
      const nodes = parts.flatMap((value, at) => partOf(value, at % 2 === 1));
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}

function partOf(value: string, isAmount: boolean): ElementContent[] {
  if (value === '') return [];
  const text: ElementContent = { type: 'text', value };
  return [
    isAmount
      ? { type: 'element', tagName: 'span', properties: { className: ['amount'] }, children: [text] }
      : text,
  ];
}
