/**
 * Decides whether a string is an error, a warning, or a refusal. It checks where the text is written, and then the surrounding code
 * from the inside out, until something identifies it. Only what is listed here is a message. Every other text is a label.
 */
import ts from 'typescript';

import { isJoin, isText } from './template.ts';

export type Kind = 'error' | 'warning' | 'refusal';

/** The kind of a string, and for a notification the title above it. */
export interface Found {
  kind: Kind;
  title?: ts.Expression;
  /** Words that an exception class adds before its message. */
  prefix?: string;
}

/** How an exception class creates its message: from one of its parameters, after a prefix. */
export interface ExceptionClass {
  parameter: number;
  prefix: string;
}

export type ExceptionClasses = ReadonlyMap<string, ExceptionClass>;

/** Components whose content is a message. */
const COMPONENTS: Record<string, Kind> = { Error: 'error', ErrorAlert: 'error', FormError: 'refusal', FieldError: 'refusal', Warning: 'warning' };

/** Inside these, a string is a label even in an error dialog. */
const LABELS = new Set(['Button', 'ButtonWithLoading', 'Link', 'label', 'ModalHeader', 'Checkbox', 'InitialFocus']);

/** Functions that show or report a message. */
const CALLS: [RegExp, Kind][] = [
  [/^set\w*Error\w*$/, 'refusal'],
  [/^set\w*Warning\w*$/, 'warning'],
  [/^(?:window\.)?(?:alert|confirm)$/, 'refusal'],
  [/(?:err|errs|errors)\.push$/i, 'error'],
  [/warnings\.push$/i, 'warning'],
  [/^(?:APIError|assert)$/, 'refusal'],
];

/** Fields of an object whose text is always a message. */
const FIELDS: Record<string, Kind> = { error: 'refusal', errorMessage: 'refusal', reason: 'error', details: 'error' };

/** Exceptions that refuse a request. All others are errors. */
const REFUSALS = /^(?:APIError|ValidationError|RuleError|CompileError|TransactionError)$/;

/** Names of functions and variables with the text of a message. */
const MESSAGE_NAMES: [RegExp, Kind][] = [
  [/^validate/, 'refusal'],
  [/warning/i, 'warning'],
  [/errors?(?:Messages?|Text)?$/i, 'error'],
  [/Error(?:Messages?|s)?$/, 'error'],
];

/** Components that only show a message. */
const SCREENS: Record<string, Kind> = {
  'src/components/FatalError.tsx': 'error',
  'src/components/modals/OutOfSyncMigrationsModal.tsx': 'error',
  'src/components/schedules/PostsOfflineNotification.tsx': 'warning',
};

/** Strings in the color of a warning or an error that aren't messages, and what they are. */
const NO_MESSAGES: [RegExp, string][] = [
  [/^Are you sure/, 'A question before something is deleted.'],
  [/^Note that the URL depends/, 'Help below a field.'],
  [/^This is a demo build/, 'A banner.'],
  [/^Underfunded/, 'A label of a figure.'],
  [/^Successfully/, 'Something worked.'],
  [/^\{\{name\}\}: \{\{line\}\}/, 'A line of a note with the message after it.'],
  [/^Original templates/, 'The content of a note.'],
  [/^By enabling bank sync/, 'A notice before something is turned on.'],
  [/^Error when trying to contact Pluggy/, 'Never shown: the app creates this notification, but never dispatches it.'],
  [/^(?:Please get in touch|If this error persists|If the server is using)/, 'The second sentence of another message.'],
];

/** Whether a string that looks like a message is known not to be one. */
export const isNoMessage = (text: string): boolean => NO_MESSAGES.some(([pattern]) => pattern.test(text));

/** The start of a string that reports an error. */
const SAYS_SO = /^(?:unable to|failed|cannot|could not|error\b|an? (?:unknown |internal )?error|invalid|there was an? (?:error|problem)|something went wrong)/i;

/**
 * The kind of a string in the client based on its location: on a screen that only shows a message, or a string that starts like an
 * error.
 */
export function messageByText(node: ts.Node, text: string): Found | undefined {
  if (insideLabel(node) || isAttribute(node)) return undefined;
  const kind = SCREENS[node.getSourceFile().fileName];
  if (kind) return text.includes(' ') ? { kind } : undefined;
  return SAYS_SO.test(text) && text.includes(' ') ? { kind: 'error' } : undefined;
}

/** `title={t('…')}`, but not the content of an element in an attribute. */
function isAttribute(node: ts.Node): boolean {
  for (let current = node.parent; current; current = current.parent) {
    if (ts.isJsxAttribute(current)) return true;
    if (ts.isJsxElement(current)) return false;
  }
  return false;
}

function insideLabel(node: ts.Node): boolean {
  for (let current = node.parent; current; current = current.parent) {
    if (ts.isJsxElement(current) && LABELS.has(current.openingElement.tagName.getText())) return true;
  }
  return false;
}

const kindOfName = (name: string): Kind | undefined => MESSAGE_NAMES.find(([pattern]) => pattern.test(name))?.[1];

/**
 * The kind of a string.
 *
 * @param text the node of the whole text
 * @param classes how classes of exceptions make their strings, by their names
 * @returns undefined if it isn't a message
 */
export function messageOf(text: ts.Node, classes: ExceptionClasses = new Map()): Found | undefined {
  let node = text;
  for (let parent = node.parent; parent; node = parent, parent = node.parent) {
    const found = sinkOf(node, parent, classes);
    if (found !== 'outward') return found;
  }
  return undefined;
}

/** What the next outer node says about a string: its kind, that it isn't a message, or nothing. */
function sinkOf(node: ts.Node, parent: ts.Node, classes: ExceptionClasses): Found | undefined | 'outward' {
  if (ts.isNewExpression(parent)) return exception(node, parent, classes);
  if (ts.isCallExpression(parent)) return call(node, parent);
  if (ts.isPropertyAssignment(parent)) return node === parent.initializer ? property(parent) : undefined;
  if (ts.isJsxElement(parent)) return element(parent);
  if (ts.isJsxFragment(parent) || ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? undefined : 'outward';
  if (ts.isVariableDeclaration(parent)) return named(parent.name.getText());
  if (ts.isArrowFunction(parent) || ts.isReturnStatement(parent)) return returned(parent);
  if (ts.isBinaryExpression(parent)) return binary(node, parent);
  if (ts.isConditionalExpression(parent)) return node === parent.condition ? undefined : 'outward';
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent)) return 'outward';
  return undefined;
}

function exception(node: ts.Node, parent: ts.NewExpression, classes: ExceptionClasses): Found | undefined {
  const name = parent.expression.getText().split('.').pop() ?? '';
  if (!/Error$/.test(name) || isSilent(parent)) return undefined;
  const { parameter, prefix } = classes.get(name) ?? { parameter: 0, prefix: '' };
  if (parent.arguments?.[parameter] !== node) return undefined;
  return { kind: REFUSALS.test(name) ? 'refusal' : 'error', ...(prefix ? { prefix } : {}) };
}

/** An exception that only goes to the error log. */
const isSilent = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && parent.expression.getText() === 'captureException';

function call(node: ts.Node, parent: ts.CallExpression): Found | undefined {
  if (node === parent.expression) return undefined;
  const name = parent.expression.getText();
  const kind = CALLS.find(([pattern]) => pattern.test(name))?.[1];
  return kind && { kind };
}

function property(parent: ts.PropertyAssignment): Found | undefined {
  const name = parent.name.getText();
  if (name === 'title') return titleAlone(parent.parent);
  if (name === 'message' || name === 'pre') return notification(parent.parent);
  const kind = FIELDS[name];
  if (kind) return { kind };
  // A table of strings by the server's error code: `const errorMessages = { 'network-failure': t('…') }`.
  const table = parent.parent.parent;
  return ts.isVariableDeclaration(table) ? named(table.name.getText()) : undefined;
}

/** The text of a notification, of an error in a list of errors, or of a response that reports an error. */
function notification(object: ts.ObjectLiteralExpression): Found | undefined {
  const type = fieldOf(object, 'type')?.getText().replace(/['"]/g, '');
  const title = fieldOf(object, 'title');
  const found = (kind: Kind): Found => ({ kind, ...(title ? { title } : {}) });
  if (type === 'error' || type === 'SyncError') return found('error');
  if (type === 'warning') return found('warning');
  if (type) return undefined;
  // The lines below a result without a type are errors (budget/goal-template.ts).
  if (fieldOf(object, 'pre') && /errors/.test(fieldOf(object, 'message')?.getText() ?? '')) return found('error');
  const { parent } = object;
  // Entries without a type are errors where they're added (listenForSyncEvent).
  if (ts.isBinaryExpression(parent) && parent.left.getText() === 'notif') return found('error');
  const around = sinkOf(object, parent, new Map());
  return around && around !== 'outward' ? { ...around, ...found(around.kind) } : undefined;
}

/** A notification's title is a separate message if its text comes from elsewhere. */
function titleAlone(object: ts.ObjectLiteralExpression): Found | undefined {
  const message = fieldOf(object, 'message');
  return message && !isText(message) && !isJoin(message) ? notification(object) && { kind: 'error' } : undefined;
}

const fieldOf = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find(property => property.name.getText() === name)?.initializer;

function element(parent: ts.JsxElement): Found | undefined | 'outward' {
  const { tagName, attributes } = parent.openingElement;
  const name = tagName.getText();
  if (LABELS.has(name)) return undefined;
  const kind = COMPONENTS[name];
  if (kind) return { kind };
  if (insideLabel(parent)) return undefined;
  const style = attributes.properties.find(attribute => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'style')?.getText() ?? '';
  if (/color: theme\.errorText(?:Dark|Darker)?\b/.test(style)) return { kind: 'error' };
  if (/color: theme\.warningText(?:Dark)?\b/.test(style)) return { kind: 'warning' };
  return 'outward';
}

function named(name: string): Found | undefined {
  const kind = kindOfName(name);
  return kind && { kind };
}

/** The return value of a function is a message if its name says so: `getUploadError`, `RenderUIError`. */
function returned(node: ts.Node): Found | undefined | 'outward' {
  const inner = enclosing(node);
  const name = inner && functionName(inner);
  return name === undefined ? undefined : named(name);
}

function enclosing(node: ts.Node): ts.SignatureDeclaration | undefined {
  for (let current: ts.Node | undefined = node; current; current = current.parent)
    if (ts.isFunctionDeclaration(current) || ts.isArrowFunction(current) || ts.isFunctionExpression(current) || ts.isMethodDeclaration(current)) return current;
  return undefined;
}

function functionName(node: ts.SignatureDeclaration): string | undefined {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : undefined;
}

function binary(node: ts.Node, parent: ts.BinaryExpression): Found | undefined | 'outward' {
  const { kind } = parent.operatorToken;
  if (kind === ts.SyntaxKind.PlusToken) return 'outward';
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return node === parent.right || kind === ts.SyntaxKind.BarBarToken ? 'outward' : undefined;
  if (kind !== ts.SyntaxKind.EqualsToken) return undefined;
  // `msg = …` in a component that shows an error
  const name = parent.left.getText().split('.').pop() ?? '';
  return named(name) ?? (/^(?:msg|message|notif)$/.test(name) ? { kind: 'error' } : undefined);
}
