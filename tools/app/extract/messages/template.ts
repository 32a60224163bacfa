/** A message's text as it's shown on the screen, with `{{name}}` as the placeholder for a value. */
import ts from 'typescript';

const ENTITIES: Record<string, string> = { apos: "'", rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', quot: '"', amp: '&', nbsp: ' ', lt: '<', gt: '>' };

/** `t('…')`, `i18next.t('…')` */
const isTranslation = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text === 't' : expression.getText() === 't';

/** Whether a node is certainly a string: a translation or a literal. */
export function isText(node: ts.Node): node is ts.Expression {
  if (ts.isCallExpression(node)) return isTranslation(node) && node.arguments.length > 0;
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || isTrans(node);
}

export const isTrans = (node: ts.Node): node is ts.JsxElement =>
  ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Trans';

/** Whether a node concatenates strings: `'…' + name + '…'`. */
export const isJoin = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

/**
 * The template of an expression that creates a string.
 *
 * @returns the text, with `{{name}}` for every value that is only known at run time
 */
export function templateOf(node: ts.Expression): string {
  return clean(raw(node));
}

function raw(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return raw(node.expression);
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(span => raw(span.expression) + span.literal.text).join('');
  if (ts.isCallExpression(node) && isTranslation(node) && node.arguments[0]) return raw(node.arguments[0]);
  if (isJoin(node)) return raw(node.left) + raw(node.right);
  if (isTrans(node)) return childrenText(node.children);
  return constantText(node) ?? `{{${nameOf(node)}}}`;
}

/** The text of a constant in the same file, such as `learnMore`. */
function constantText(node: ts.Node): string | undefined {
  if (!ts.isIdentifier(node)) return undefined;
  let found: string | undefined;
  const walk = (child: ts.Node): void => {
    if (ts.isVariableDeclaration(child) && child.name.getText() === node.text && child.initializer && isText(child.initializer))
      found ??= raw(child.initializer);
    else ts.forEachChild(child, walk);
  };
  walk(node.getSourceFile());
  return found;
}

/** The name of a value: the last name in `account.name`, `name` in `String(name)`. */
function nameOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return nameOf(node.argumentExpression).replace(/^\d+$/, 'value');
  if (ts.isCallExpression(node) && node.arguments.length > 0 && node.arguments[0]) return nameOf(node.arguments[0]);
  if (ts.isCallExpression(node)) return nameOf(ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : node.expression);
  if (ts.isBinaryExpression(node)) return nameOf(node.left);
  if (ts.isObjectLiteralExpression(node)) return node.properties[0]?.name?.getText() ?? 'value';
  return 'value';
}

/** `{{ name }}` in JSX is an object in an expression. */
function childrenText(children: readonly ts.JsxChild[]): string {
  return children
    .map(child => {
      if (ts.isJsxText(child)) return child.text;
      if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return childrenText(child.children);
      if (ts.isJsxExpression(child)) return child.expression ? raw(child.expression) : '';
      return '';
    })
    .join('');
}

/** The text of an element's children. */
export const elementText = (node: ts.JsxElement): string => clean(childrenText(node.children));

/** A string on one line, without entities, tags, and link addresses, as on the screen. */
function clean(text: string): string {
  return text
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\[([^\][]+)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\{\{\s*(\w+)[^}]*\}\}/g, '{{$1}}')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])(?=\s|$)/g, '$1')
    .trim();
}
