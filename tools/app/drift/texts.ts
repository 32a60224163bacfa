/** The text of a program on its screens and in its messages. */
import ts from 'typescript';

import { isCode, parse, type Sources } from './sources.ts';

/** A string, with its file. `ui` strings are certainly on a screen. Other strings may be names that only the program uses. */
export type Text = { text: string; file: string; ui: boolean };

const UI_ATTRIBUTES = new Set(['title', 'label', 'placeholder', 'aria-label', 'text', 'description', 'tooltip']);

/** The text of some sources, in order. */
export function textsOf(sources: Sources): Text[] {
  return [...sources].filter(([file]) => isCode(file)).flatMap(([file, text]) => textsIn(parse(file, text)));
}

/** The text of one file. */
export function textsIn(source: ts.SourceFile): Text[] {
  const found: Text[] = [];
  const add = (text: string | undefined, ui: boolean): void => {
    const plain = normalize(text ?? '');
    if (/\p{L}/u.test(plain)) found.push({ text: plain, file: source.fileName, ui });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isCallExpression(node) && isTranslation(node)) add(literalText(node.arguments[0]), true);
    else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Trans') add(childrenText(node.children), true);
    else if (ts.isJsxText(node)) add(node.text, true);
    else if (ts.isJsxAttribute(node) && UI_ATTRIBUTES.has(node.name.getText())) add(literalText(attributeValue(node)), true);
    else if (isText(node)) add(literalText(node), false);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

/** `t('…')`, `i18next.t('…')` */
function isTranslation(node: ts.CallExpression): boolean {
  const { expression } = node;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text === 't' : expression.getText() === 't';
}

const isText = (node: ts.Node): node is ts.Expression => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function attributeValue({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

/** The text of a literal, of literals joined by +, or of a template, in which expressions become `{}`. */
export function literalText(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(span => `{}${span.literal.text}`).join('');
  if (ts.isParenthesizedExpression(node)) return literalText(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literalText(node.left), literalText(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

function childrenText(children: readonly ts.JsxChild[]): string {
  return children
    .map(child => {
      if (ts.isJsxText(child)) return child.text;
      if (ts.isJsxElement(child)) return childrenText(child.children);
      if (ts.isJsxExpression(child)) return child.expression ? (literalText(child.expression) ?? '{}') : '';
      return '';
    })
    .join('');
}

const ENTITIES: Record<string, string> = { apos: "'", rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', quot: '"', amp: '&', nbsp: ' ', lt: '<', gt: '>', rarr: '→' };

/** A string on one line, with plain spaces and decoded entities. Every placeholder becomes `{}`. */
export function normalize(text: string): string {
  return text
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\{\{[^}]*\}\}/g, '{}')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A normalized text for comparisons, without quotes, ellipses, and a trailing colon or period. */
export function keyOf(text: string): string {
  return normalize(text)
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/…/g, '...')
    .replace(/(?:\.\.\.|[:.])$/, '')
    .trim();
}

/**
 * The similarity of two strings, from 0 to 1: the share of neighboring letter pairs that both have, ignoring case (Dice
 * coefficient).
 */
export function similarity(one: string, other: string): number {
  const [ours, theirs] = [letterPairs(one), letterPairs(other)];
  return (2 * [...ours].filter(pair => theirs.has(pair)).length) / (ours.size + theirs.size || 1);
}

const letterPairs = (text: string): Set<string> => {
  const plain = text.toLowerCase();
  return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, at) => plain.slice(at, at + 2)));
};
