/** The methods and types of `@actual-app/api`, from its declarations. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { TYPES } from '../extract/api.ts';
import { findAll } from '../extract/source.ts';
import { parse } from './sources.ts';

/** Signatures by method, and strings of fields by `Type.field`. */
export type ApiSurface = { methods: Map<string, string>; fields: Map<string, string> };

/**
 * @param folders the API's package, and others with its declarations
 */
export function apiOf(folder: string, others: string[]): ApiSurface {
  const declarations = path.join(folder, '@types');
  const methods = ['index', 'methods', 'utils'].flatMap(name => {
    const file = path.join(declarations, `${name}.d.ts`);
    return existsSync(file) ? methodsIn(parse(file, readFileSync(file, 'utf8')), name === 'utils' ? 'utils.' : '') : [];
  });
  const files = [declarations, ...others].flatMap(typeFiles);
  const fields = new Map<string, string>();
  for (const file of files) for (const [name, text] of fieldsIn(parse(file, readFileSync(file, 'utf8')))) if (!fields.has(name)) fields.set(name, text);
  return { methods: new Map(methods), fields };
}

function typeFiles(folder: string): string[] {
  const declared = Object.keys(TYPES);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.ts$/.test(name) && !name.includes('node_modules') && !/\.test\./.test(name))
    .map(name => path.join(folder, name))
    .filter(file => {
      const text = readFileSync(file, 'utf8');
      return declared.some(name => new RegExp(`(?:type|interface) ${name}\\b`).test(text));
    });
}

function methodsIn(source: ts.SourceFile, prefix: string): [string, string][] {
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((node): [string, string][] => {
    const name = node.name?.text;
    if (!name) return [];
    // The declaration of init repeats the app's internal API.
    const returns = name === 'init' ? '' : `: ${oneLine(node.type)}`;
    return [[prefix + name, `(${node.parameters.map(oneLine).join(', ')})${returns}`]];
  });
}

/** The fields of the types in the reference. For unions, those of each variant. */
export function fieldsIn(source: ts.SourceFile): [string, string][] {
  const isDeclaration = (node: ts.Node): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration =>
    ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
  return findAll(source, isDeclaration).flatMap(node => {
    const name = TYPES[node.name.text];
    if (!name) return [];
    const members = ts.isInterfaceDeclaration(node) ? [...node.members] : ts.isTypeLiteralNode(node.type) ? [...node.type.members] : undefined;
    if (!members) return [[name, oneLine((node as ts.TypeAliasDeclaration).type)] as [string, string]];
    return members.filter(ts.isPropertySignature).map((member): [string, string] => {
      const optional = member.questionToken ? 'optional ' : '';
      return [`${name}.${member.name.getText()}`, optional + oneLine(member.type)];
    });
  });
}

const oneLine = (node: ts.Node | undefined): string =>
  (node?.getText() ?? 'any')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/"/g, "'")
    .replace(/[;,] \}/g, ' }')
    // A long type that is broken into lines has spaces and bars that it doesn't have on one line.
    .replace(/< /g, '<')
    .replace(/,? >/g, '>')
    .replace(/(^|<|, )\| /g, '$1');
