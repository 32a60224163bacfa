import { readFileSync } from 'node:fs';

import ts from 'typescript';

/** Parses a JavaScript or declaration file. */
export function parseFile(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
}

/** All descendants of a node that pass a test, in document order. */
export function findAll<Found extends ts.Node>(root: ts.Node, test: (node: ts.Node) => node is Found): Found[] {
  const found: Found[] = [];
  const walk = (node: ts.Node): void => {
    if (test(node)) found.push(node);
    ts.forEachChild(node, walk);
  };
  walk(root);
  return found;
}

/** The first node that passes a test. The error says what the package no longer has. */
export function find<Found extends ts.Node>(root: ts.Node, what: string, test: (node: ts.Node) => node is Found): Found {
  const [first] = findAll(root, test);
  if (!first) throw new Error(`${root.getSourceFile().fileName} has no ${what}. Update the extraction for this version`);
  return first;
}

/** The variable with a name at the top level of a file. */
export function variable(root: ts.SourceFile, name: string): ts.Expression {
  const declaration = find(
    root,
    `variable ${name}`,
    (node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node) && node.name.getText() === name,
  );
  if (!declaration.initializer) throw new Error(`${name} has no value`);
  return declaration.initializer;
}

export const isCall = (name: string) => (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === name;
