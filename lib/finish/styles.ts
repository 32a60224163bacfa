import postcss, { type AtRule, type Container } from 'postcss';
import { attributeOf, type Edit, type Element } from '../output/html';

/**
 * The edits that inline the styles that a page can use before the framework has loaded, so that its first paint doesn't wait
 * for a style sheet. They also disable the page's style sheets, which lib/intent/loader.js enables later.
 *
 * @param elements the page's elements
 * @param text the text of the page, and of all scripts that add elements to it before the framework has loaded
 * @param stylesOf returns the text of the style sheet at an address
 */
export function inlineStyles(
  elements: readonly Element[],
  text: string,
  stylesOf: (address: string) => string,
): Edit[] {
  const links = elements.filter(isStyleSheet);
  const starts = links.flatMap(({ sourceCodeLocation }) => sourceCodeLocation?.startOffset ?? []);
  const [first] = starts;
  if (first === undefined) return [];
  const styles = links.map(link => stylesOf(attributeOf(link, 'href') ?? '')).join('');
  return [
    { start: first, end: first, text: `<style>${usedStyles(styles, text)}</style>` },
    ...starts.map(start => ({ start, end: start + '<link'.length, text: '<link disabled' })),
  ];
}

const isStyleSheet = (element: Element) =>
  element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet';

/** At-rules with blocks that have no selectors. */
const WITHOUT_SELECTORS = /^(?:font-face|keyframes|property|view-transition)$/;

/**
 * The styles for elements, classes, and ids whose names appear as words in a text, in their original order. If a word is the
 * same as a name by chance, a style is kept that isn't needed.
 */
export function usedStyles(styles: string, text: string): string {
  const words = new Set(text.match(/[\w-]+/g));
  const root = postcss.parse(styles);
  keepRules(root, selector => namesNeeded(selector).every(name => words.has(name)));
  return root.toString();
}

/**
 * A style sheet without its fonts. They're in every page (inlineStyles), and browsers treat the same font in a second place as
 * a new one. If it came too late to be shown, the text would change when the sheet is enabled.
 */
export function withoutFonts(styles: string): string {
  const root = postcss.parse(styles);
  root.walkAtRules('font-face', font => void font.remove());
  return root.toString();
}

function keepRules(container: Container, isUsed: (selector: string) => boolean): void {
  container.each(node => {
    if (node.type === 'rule') {
      const used = node.selectors.filter(isUsed);
      if (used.length === 0) node.remove();
      else node.selectors = used;
    } else if ('name' in node && hasSelectors(node)) {
      keepRules(node, isUsed);
      if (node.nodes?.length === 0) node.remove();
    }
  });
}

const hasSelectors = ({ name, nodes }: AtRule) => nodes !== undefined && !WITHOUT_SELECTORS.test(name);

/**
 * The classes, ids, and elements that must be on a page for a selector to match. What's in brackets doesn't count, because :not()
 * and :is() also match without it, and scripts set attributes. (PurgeCSS removes `:is(:is(ul,ol):not(.a))` although there are
 * lists.) A selector with an escaped name counts as one without names, so it's always kept.
 */
export function namesNeeded(selector: string): string[] {
  if (selector.includes('\\')) return [];
  const outside = withoutBrackets(selector).replace(/::?[\w-]+/g, '');
  return outside.match(/[\w-]+/g) ?? [];
}

/** A selector without everything in brackets, which can be nested. */
function withoutBrackets(selector: string): string {
  const inner = selector.replace(/\[[^\]]*\]|\([^()]*\)/g, '');
  return inner === selector ? selector : withoutBrackets(inner);
}

/**
 * Makes the relative addresses in a style sheet absolute, because its styles are moved.
 *
 * @param address of the style sheet
 */
export const withAbsoluteAddresses = (styles: string, address: string) =>
  styles.replaceAll(
    /(?<=url\()\.[^)]*/g,
    relative => new URL(relative, new URL(address, 'https://site')).pathname,
  );
