/** The messages of the sync server: its responses, and its log. */
import ts from 'typescript';

import { parse, type Sources } from '../../drift/sources.ts';
import { classTexts } from './app.ts';
import type { Kind } from './criteria.ts';
import type { Text } from './message.ts';
import { isJoin, isText, templateOf } from './template.ts';

/** Fields of a response with the reason for an error, as text or as a code. */
const FIELDS = new Set(['error', 'error_code', 'error_type', 'reason', 'details']);

/** Functions that return an error code, which the routes send. */
const CODE_FUNCTIONS = /^validate(?:Synced|Uploaded)File$/;

/** Words in log lines that report errors. `console.error` and `console.warn` don't need one. */
const WRONG = /\b(?:error|fail|invalid|unable|cannot|does not|do not match|don’t|not found|please|rejection|empty|was not|first|went wrong|already|not enabled)/i;

/** Lines that only lead to the next prompt. */
const NOTES = /^Note: |Let’s (?:set one up now|reset it)!$/;

/** The server's own files, without tests and without code for a single bank. */
const isOwn = (file: string): boolean => /^(?:src|bin|app\.js)/.test(file) && !/\btests?\b|app-gocardless\/banks\//.test(file);

/** The messages in the server's scripts, in the order of the files. */
export function messagesOfServer(scripts: Sources): Text[] {
  const files = [...scripts].filter(([file]) => isOwn(file)).sort(([one], [other]) => (one < other ? -1 : 1));
  return files.flatMap(([file, text]) => messagesInScript(parse(file, text)));
}

/** The messages in one script of the server. */
export function messagesInScript(source: ts.SourceFile): Text[] {
  const found: Text[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const answer = answerOf(node);
      if (answer) {
        found.push({ ...answer, file: source.fileName, inside: '' });
        return;
      }
    }
    if (isText(node) || isJoin(node)) {
      const text = templateOf(node);
      const kind = kindOf(node, text);
      if (kind) found.push({ text, kind, file: source.fileName, inside: isPrinted(node) ? 'console' : '' });
      return;
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  const always = classTexts(source).map((text): Text => ({ text, kind: 'error', file: source.fileName, inside: '' }));
  return [...found, ...always];
}

function kindOf(node: ts.Node, text: string): Kind | undefined {
  if (!/[a-z]{3}/i.test(text.replace(/\{\{\w+\}\}/g, ''))) return undefined;
  const parent = outward(node);
  if (ts.isPropertyAssignment(parent)) return FIELDS.has(parent.name.getText()) ? kindOfAnswer(parent) : undefined;
  if (ts.isNewExpression(parent)) return /Error$/.test(parent.expression.getText()) ? 'error' : undefined;
  if (ts.isReturnStatement(parent)) return isCode(parent) ? 'refusal' : undefined;
  if (!ts.isCallExpression(parent)) return undefined;
  if (parent.expression.getText() === 'verifyFileExists') return 'refusal';
  if (parent.arguments[0] !== node) return undefined;
  const name = parent.expression.getText();
  if (isPrinted(node)) return printed(name, text);
  return /status\((?:4|5)\d\d\)/.test(name) && /\.(?:send|json)$/s.test(name) ? 'refusal' : undefined;
}

/**
 * The message of a response, from all of its fields: the readable one is the text, and codes are above it. `status: 'ok'` with a
 * reason is a message, too, because bank sync has such responses.
 */
function answerOf(object: ts.ObjectLiteralExpression): Pick<Text, 'text' | 'title' | 'kind'> | undefined {
  const fields = object.properties.filter(ts.isPropertyAssignment).filter(({ name, initializer }) => FIELDS.has(name.getText()) && (isText(initializer) || isJoin(initializer)));
  const values = [...new Set(fields.map(({ initializer }) => templateOf(initializer)))].filter(value => value !== '');
  const [field] = fields;
  const text = values.find(value => value.includes(' ')) ?? values.at(-1);
  if (!field || text === undefined) return undefined;
  const codes = values.filter(value => value !== text && !/^\{\{\w+\}\}$/.test(value));
  return { text, ...(codes.length > 0 ? { title: codes.join(' ') } : {}), kind: kindOfAnswer(field) };
}

/** Skips the branches of a condition. */
function outward(node: ts.Node): ts.Node {
  let { parent } = node;
  while (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) parent = parent.parent;
  return parent;
}

/** Refusals have a status that says so. Other responses with a reason are errors. */
function kindOfAnswer(node: ts.Node): Kind {
  for (let current = node.parent; current; current = current.parent) {
    if (ts.isCallExpression(current)) return /status\(4\d\d\)/.test(current.expression.getText()) ? 'refusal' : 'error';
    if (ts.isReturnStatement(current)) return 'refusal';
  }
  return 'error';
}

function isCode(node: ts.Node): boolean {
  for (let current = node.parent; current; current = current.parent)
    if (ts.isVariableDeclaration(current) && CODE_FUNCTIONS.test(current.name.getText())) return true;
  return false;
}

const isPrinted = (node: ts.Node): boolean => ts.isCallExpression(node.parent) && /^console\./.test(node.parent.expression.getText());

function printed(name: string, text: string): Kind | undefined {
  if (!/\s|:$/.test(text) || NOTES.test(text)) return undefined;
  if (name === 'console.warn') return 'warning';
  return name === 'console.error' || WRONG.test(text) ? 'error' : undefined;
}

