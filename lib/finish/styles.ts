import postcss, { type AtRule, type Container, type Rule } from 'postcss';
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
const WITHOUT_SELECTORS = /^(?:font-face|keyframes|property)$/;

/**
 * The styles for elements, classes, and ids whose names appear as words in a string, in their original order. If a word
 * happens to be the same as a name, a style that isn't needed is kept.
 */
export function usedStyles(styles: string, text: string): string {
  const words = new Set(text.match(/[\w-]+/g));
  return textOf(partsOf(styles), words);
}

/** A part of a style sheet: a string that's always kept, a rule, or an at-rule with other parts in it. */
type Part = string | RulePart | { open: string; parts: Part[]; close: string };

interface RulePart {
  before: string;
  selectors: { text: string; names: readonly string[] }[];
  separator: string;
  block: string;
}

/** The parts of each style sheet that was read, because most pages have the same ones. */
const known = new Map<string, Part[]>();

function partsOf(styles: string): Part[] {
  const read = known.get(styles);
  if (read) return read;
  const root = postcss.parse(styles);
  const parts = [...partsIn(root), root.raws.after ?? ''];
  known.set(styles, parts);
  return parts;
}

function partsIn(container: Container): Part[] {
  const last = container.nodes?.findLast(node => node.type !== 'comment');
  return (container.nodes ?? []).map(node => {
    const before = node.raws.before ?? '';
    if (node.type === 'rule') return rulePart(node, before);
    if ('name' in node && hasSelectors(node)) return blockPart(node, before);
    const isStatement = node.type === 'decl' || ('name' in node && !node.nodes);
    const semicolon = isStatement && (node !== last || container.raws.semicolon === true) ? ';' : '';
    return `${before}${node.toString()}${semicolon}`;
  });
}

function rulePart(rule: Rule, before: string): RulePart {
  return {
    before,
    selectors: rule.selectors.map(text => ({ text, names: namesNeeded(text) })),
    separator: /,\s*/.exec(rule.selector)?.[0] ?? ',',
    block: rule.toString().slice((rule.raws.selector?.raw ?? rule.selector).length),
  };
}

function blockPart(rule: AtRule, before: string): Part {
  const close = `${rule.raws.after ?? ''}}`;
  const empty = rule.clone({ nodes: [] }).toString();
  return { open: before + empty.slice(0, -close.length), parts: partsIn(rule), close };
}

/** The text of the parts that can be used with some words. */
function textOf(parts: readonly Part[], words: ReadonlySet<string>): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('parts' in part) {
      const inner = textOf(part.parts, words);
      if (inner !== '') text += part.open + inner + part.close;
    } else {
      const used = part.selectors.filter(({ names }) => names.every(name => words.has(name)));
      const selector = used.map(each => each.text).join(part.separator);
      if (used.length > 0) text += part.before + selector + part.block;
    }
  }
  return text;
}

const hasSelectors = ({ name, nodes }: AtRule) => nodes !== undefined && !WITHOUT_SELECTORS.test(name);

/**
 * A style sheet without its fonts. They're in every page (inlineStyles), and browsers treat a second declaration of a font as
 * a new font. If that one came too late to be shown, the text would change when the sheet is enabled.
 */
export function withoutFonts(styles: string): string {
  const root = postcss.parse(styles);
  root.walkAtRules('font-face', font => void font.remove());
  return root.toString();
}

/**
 * The classes, ids, elements, and some attributes that must be on a page for a selector to match. What's in brackets doesn't
 * count, because :not() and :is() also match without it, and scripts set most attributes. (PurgeCSS removes
 * `:is(:is(ul,ol):not(.a))` although there are lists.) A selector with an escaped name counts as one without names, so it's
 * always kept.
 */
export function namesNeeded(selector: string): string[] {
  if (selector.includes('\\')) return [];
  const outside = withoutBrackets(selector).replace(/::?[\w-]+/g, '');
  const attributes = withoutBrackets(selector, /\([^()]*\)/g).match(BUILD_ATTRIBUTES) ?? [];
  return [...(outside.match(/[\w-]+/g) ?? []), ...attributes];
}

/** Attributes of code blocks, which the build sets (lib/mdx/plugins/code-blocks.ts) and no script does. */
const BUILD_ATTRIBUTES = /(?<=\[)data-(?:highlighted-line|highlighted-chars|line-numbers|diff)\b/g;

/** A selector without everything in brackets, which can be nested. */
function withoutBrackets(selector: string, brackets = /\[[^\]]*\]|\([^()]*\)/g): string {
  const inner = selector.replace(brackets, '');
  return inner === selector ? selector : withoutBrackets(inner, brackets);
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
