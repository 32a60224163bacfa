import { readFileSync } from 'node:fs';

import ts from 'typescript';

/** Parses a JavaScript or declaration file. */
export function parseFile(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
}

/** Every node below a node that a test accepts, in document order. */
export function findAll<Found extends ts.Node>(root: ts.Node, test: (node: ts.Node) => node is Found): Found[] {
  const found: Found[] = [];
  const walk = (node: ts.Node): void => {
    if (test(node)) found.push(node);
    ts.forEachChild(node, walk);
  };
  walk(root);
  return found;
}

/** The first node that a test accepts; an error says what the package no longer has. */
export function find<Found extends ts.Node>(root: ts.Node, what: string, test: (node: ts.Node) => node is Found): Found {
  const [first] = findAll(root, test);
  if (!first) throw new Error(`${root.getSourceFile().fileName} has no ${what}; mend the extraction for this version`);
  return first;
}

/** The variable declared with a name at the top of a file. */
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
