import type { Page } from 'playwright-core';

import type { Box } from './app.ts';

/** What can be read in a part of the screen. */
export interface VisibleTexts {
  /** The amounts, each once, from the smallest to the largest and without their sign. */
  amounts: string[];
  /** The size of the smallest text, in CSS pixels. 0 if there is no text. */
  textSize: number;
}

/** An amount as the app writes it: with two decimals, without its sign. */
const AMOUNT = /\d{1,3}(?:,\d{3})+\.\d{2}|\d+\.\d{2}/g;

/** Reads the strings and fields inside a part of the screen. */
export async function visibleTexts(page: Page, clip: Box): Promise<VisibleTexts> {
  const texts = await page.evaluate(textsInside, clip);
  const amounts = new Set(texts.flatMap(({ text }) => text.match(AMOUNT) ?? []));
  const sizes = texts.map(({ size }) => size);
  return {
    amounts: [...amounts].sort((a, b) => valueOf(a) - valueOf(b)),
    textSize: sizes.length > 0 ? Math.round(Math.min(...sizes) * 10) / 10 : 0,
  };
}

const valueOf = (amount: string): number => Number(amount.replaceAll(',', ''));

/** Runs in the page: the strings and field values that are inside the box and not covered by something else, such as a menu. */
function textsInside({ x, y, width, height }: Box): { text: string; size: number }[] {
  const isVisible = (box: DOMRect, owner: Element): boolean => {
    const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
    const inside = left >= x && left <= x + width && top >= y && top <= y + height;
    const front = inside ? document.elementsFromPoint(left, top) : [];
    // An element that ignores the pointer, such as a chart's label, isn't in this list.
    const ignores = getComputedStyle(owner).pointerEvents === 'none';
    const opaque = front.findIndex(element => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)');
    const uncovered = opaque < 0 ? front : front.slice(0, opaque + 1);
    return inside && (ignores || uncovered.some(element => element.contains(owner)));
  };
  const texts: { text: string; size: number }[] = [];
  const add = (text: string, owner: Element): void => {
    if (text.trim()) texts.push({ text, size: parseFloat(getComputedStyle(owner).fontSize) });
  };
  for (const field of document.querySelectorAll('input')) {
    if (isVisible(field.getBoundingClientRect(), field)) add(field.value || field.placeholder, field);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (parentElement && box.width > 0 && isVisible(box, parentElement))
      add(walker.currentNode.textContent ?? '', parentElement);
  }
  return texts;
}
