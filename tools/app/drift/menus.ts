/** The menus of the client: lists of entries that each have a name and text. */
import ts from 'typescript';

import { findAll } from '../extract/source.ts';
import { isCode, parse, type Sources } from './sources.ts';
import { literalText, normalize } from './texts.ts';

export type Menu = { file: string; items: string[] };

/** The menus with at least two entries. */
export function menusOf(sources: Sources): Menu[] {
  return [...sources].filter(([file]) => isCode(file) && file.includes('components/')).flatMap(([file, text]) => menusIn(parse(file, text)));
}

/** The menus in one file. A list inside another one, such as entries that only some budgets have, is part of the outer one. */
export function menusIn(source: ts.SourceFile): Menu[] {
  const lists = findAll(source, ts.isArrayLiteralExpression);
  return lists
    .filter(list => !lists.some(other => other !== list && other.pos <= list.pos && list.end <= other.end))
    .map(list => ({ file: source.fileName, items: [...new Set(findAll(list, ts.isObjectLiteralExpression).flatMap(entryTexts))] }))
    .filter(({ items }) => items.length > 1);
}

/** The text of an entry, or both strings if it depends on a condition. */
function entryTexts(entry: ts.ObjectLiteralExpression): string[] {
  const property = (name: string): ts.Expression | undefined =>
    entry.properties.filter(ts.isPropertyAssignment).find(candidate => candidate.name.getText() === name)?.initializer;
  const text = property('text');
  return property('name') && text ? texts(text) : [];
}

function texts(node: ts.Expression): string[] {
  if (ts.isConditionalExpression(node)) return [...texts(node.whenTrue), ...texts(node.whenFalse)];
  const text = ts.isCallExpression(node) ? literalText(node.arguments[0]) : literalText(node);
  return text ? [normalize(text)] : [];
}

/** The menu of another release with the most entries in common: in the same file, or else in a file with the same name. */
export function sameMenu(menu: Menu, others: Menu[]): Menu | undefined {
  const base = (file: string): string => file.split('/').at(-1) ?? file;
  const shared = ({ items }: Menu): number => items.filter(item => menu.items.includes(item)).length;
  const sameFile = others.some(({ file }) => file === menu.file);
  return others
    .filter(({ file }) => (sameFile ? file === menu.file : base(file) === base(menu.file)))
    .filter(other => shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a))[0];
}
