import type { Page } from 'playwright-core';

import type { Box } from './app.ts';

/** An amount as the app writes it: with two decimals, without its sign. */
const AMOUNT = /\d{1,3}(?:,\d{3})+\.\d{2}|\d+\.\d{2}/g;

/** The amounts that can be read inside a part of the screen, in text and in fields, each once and without its sign. */
export async function visibleAmounts(page: Page, clip: Box): Promise<string[]> {
  const texts = await page.evaluate(textsInside, clip);
  const amounts = new Set(texts.flatMap(text => text.match(AMOUNT) ?? []));
  return [...amounts].sort((a, b) => valueOf(a) - valueOf(b));
}

const valueOf = (amount: string): number => Number(amount.replaceAll(',', ''));

/** Runs in the page: the texts and field values that are inside the box and not covered by something else, such as a menu. */
function textsInside({ x, y, width, height }: Box): string[] {
  const isVisible = (box: DOMRect, owner: Element): boolean => {
    const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
    const inside = left >= x && left <= x + width && top >= y && top <= y + height;
    const front = inside ? document.elementsFromPoint(left, top) : [];
    // What ignores the pointer, such as a label of a chart, is in none of these lists.
    const ignores = getComputedStyle(owner).pointerEvents === 'none';
    const opaque = front.findIndex(element => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)');
    const uncovered = opaque < 0 ? front : front.slice(0, opaque + 1);
    return inside && (ignores || uncovered.some(element => element.contains(owner)));
  };
  const texts: string[] = [];
  for (const field of document.querySelectorAll('input')) {
    if (isVisible(field.getBoundingClientRect(), field)) texts.push(field.value);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (parentElement && box.width > 0 && isVisible(box, parentElement)) texts.push(walker.currentNode.textContent ?? '');
  }
  return texts;
}
