/** The messages of the client and its back end, from their sources. */
import ts from 'typescript';

import { isCode, parse, type Sources } from '../../drift/sources.ts';
import { isNoMessage, messageByText, messageOf, type ExceptionClass, type ExceptionClasses, type Found } from './criteria.ts';
import { findAll } from '../source.ts';
import type { Text } from './message.ts';
import { elementText, isJoin, isText, isTrans, templateOf } from './template.ts';

/** Sources whose strings readers never see, and why. */
const LEFT_OUT: [RegExp, string][] = [
  [/^src\/(?:mocks|build-shims|browser-preload|polyfills)/, 'Not part of the app, or its startup code.'],
  [/^src\/platform\/(?!server\/(?:indexeddb|fetch|fs)\/|client\/fetch)/, 'Internals of the app: files, databases, and workers.'],
  [/^(?:component-library|migrations|bin|tmp|@vite-plugin-pwa)\//, 'Buttons and icons, and changes of the database.'],
  [/^src\/server\/(?:mutators|polyfills|app|update|prefs)\.ts$/, 'Internals of the back end.'],
  [/^src\/server\/(?:migrate|spreadsheet)\//, 'Internals of the back end.'],
];

/**
 * The messages of exceptions in the client's own screens only appear in the stack behind "Show Error", and FatalError.tsx has the
 * visible message. Exceptions of the back end are visible to users of the API and the client.
 */
const OWN_EXCEPTIONS = /^src\/(?!server\/|shared\/|platform\/)/;

/** Parts of the client with strings for developers of the app. */
const isRead = (file: string): boolean => isCode(file) && !LEFT_OUT.some(([pattern]) => pattern.test(file));

/** The messages among the text of all sources, in order. */
export function messagesOfApp(sources: Sources): Text[] {
  const files = [...sources].filter(([file]) => isRead(file)).sort(([one], [other]) => (one < other ? -1 : 1));
  const parsed = files.map(([file, text]) => parse(file, text));
  const classes = new Map(parsed.flatMap(exceptionClasses));
  return parsed.flatMap(source => messagesIn(source, classes));
}

/** The messages among the text of one file. */
export function messagesIn(source: ts.SourceFile, classes: ExceptionClasses = new Map()): Text[] {
  const found: Text[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (isJoin(node) ? joinsText(node) : isText(node)) {
      const text = templateOf(node as ts.Expression);
      const what = messageAt(node, text, classes);
      if (what) found.push(entry(what, text, source.fileName, outerFunction(node)));
      if (!isTrans(node)) return;
    }
    if (ts.isJsxElement(node) && isBareText(node)) {
      const text = elementText(node);
      const what = messageOf(node.children[0] as ts.Node, classes);
      if (what && isSentence(text)) found.push(entry(what, text, source.fileName, outerFunction(node)));
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  const always = classTexts(source).map((text): Text => ({ text, kind: 'error', file: source.fileName, inside: '' }));
  return [...found, ...always].filter(({ text }) => !isNoMessage(text));
}

function messageAt(node: ts.Node, text: string, classes: ExceptionClasses): Found | undefined {
  const translated = ts.isCallExpression(node) || isTrans(node);
  const found = messageOf(node, classes);
  if (!found) return translated ? messageByText(node, text) : undefined;
  if (OWN_EXCEPTIONS.test(node.getSourceFile().fileName) && isThrown(node)) return undefined;
  return isSentence(text) || isThrownCode(node, text) ? found : undefined;
}

/** Thrown codes are shown to readers unchanged: `out-of-sync-migrations`. */
const isThrownCode = (node: ts.Node, text: string): boolean => isThrown(node) && /^[a-z]+(?:-[a-z]+)*$/.test(text);

/** Whether a string is more than a code or a name: it has a word besides its values. */
const isSentence = (text: string): boolean => /\p{L}{2,}.*\s/u.test(text.replace(/\{\{\w+\}\}/g, '')) || /^\p{L}+(?:-\p{L}+)* \{\{/u.test(text);

function isThrown(node: ts.Node): boolean {
  for (let current = node.parent; current && !ts.isStatement(current); current = current.parent)
    if (ts.isNewExpression(current) && !/^set/.test(current.parent.getText())) return true;
  return false;
}

/** The outermost function around a node. shared/errors.ts has one for each part of the app. */
function outerFunction(node: ts.Node): string {
  let name = '';
  for (let current: ts.Node = node; current; current = current.parent) if (ts.isFunctionDeclaration(current)) name = current.name?.text ?? name;
  return name;
}

const joinsText = (node: ts.BinaryExpression): boolean =>
  [node.left, node.right].some(side => isText(side) || (isJoin(side) && joinsText(side)));

/** An element with its own text and no `Trans`: `<Text>Error: …</Text>`. */
const isBareText = (node: ts.JsxElement): boolean =>
  !insideTrans(node.children[0] ?? node) && ts.isJsxText(node.children[0] ?? node) && (node.children[0]?.getText().trim() ?? '') !== '';

function insideTrans(node: ts.Node): boolean {
  for (let current = node.parent; current; current = current.parent) if (isTrans(current)) return true;
  return false;
}

const entry = ({ kind, title, prefix = '' }: Found, text: string, file: string, inside: string): Text => ({
  text: prefix + text,
  ...(title ? { title: templateOf(title) } : {}),
  kind,
  file,
  inside,
});

/** How the exception classes in a file create their messages: `super('PostError: ' + reason)`, with the position of `reason`. */
export function exceptionClasses(source: ts.SourceFile): [string, ExceptionClass][] {
  return constructorCalls(source).flatMap(({ name, constructor, text }): [string, ExceptionClass][] => {
    if (!isJoin(text) || !ts.isStringLiteral(text.left)) return [];
    const parameter = constructor.parameters.findIndex(({ name: own }) => own.getText() === text.right.getText());
    return parameter < 0 ? [] : [[name, { parameter, prefix: text.left.text }]];
  });
}

/** The constant messages of exception classes: `super('Token is invalid or expired')`. */
export function classTexts(source: ts.SourceFile): string[] {
  return constructorCalls(source).flatMap(({ text }) => {
    const [first] = isText(text) ? [text] : findAll(text, ts.isStringLiteral);
    const words = first && !isJoin(text) ? templateOf(first) : '';
    return isSentence(words) ? [words] : [];
  });
}

interface ConstructorCall {
  name: string;
  constructor: ts.ConstructorDeclaration;
  text: ts.Expression;
}

/** The arguments that the classes in a file pass to `super()`. */
function constructorCalls(source: ts.SourceFile): ConstructorCall[] {
  const isClass = (node: ts.Node): node is ts.ClassLikeDeclaration => ts.isClassDeclaration(node) || ts.isClassExpression(node);
  return findAll(source, isClass).flatMap(declaration =>
    findAll(declaration, ts.isCallExpression).flatMap(({ expression, arguments: [text] }) => {
      const constructor = declaration.members.find(ts.isConstructorDeclaration);
      const isSuper = expression.kind === ts.SyntaxKind.SuperKeyword && /Error|Exception/.test(declaration.heritageClauses?.[0]?.getText() ?? '');
      return isSuper && constructor && text ? [{ name: declaration.name?.text ?? '', constructor, text }] : [];
    }),
  );
}
