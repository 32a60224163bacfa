/** The query language, read from the compiled app in the API package: functions, operators, tables, and fields. */
import path from 'node:path';

import ts from 'typescript';

import { packageDir, packageVersion } from '../src/paths.ts';
import { find, findAll, isCall, parseFile, variable } from './source.ts';

type Field = { type: string; ref?: string; required?: true; default?: unknown };

/** The value of a literal in the source. A function (such as the current time) is returned as its text. */
function value(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(value);
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(properties(node).map(([key, item]) => [key, value(item)]));
  if (ts.isArrowFunction(node)) return `<${node.body.getText()}>`;
  throw new Error(`can't read ${node.getText()}`);
}

const properties = (node: ts.ObjectLiteralExpression): [string, ts.Expression][] =>
  node.properties.map(property => {
    if (!ts.isPropertyAssignment(property)) throw new Error(`can't read ${property.getText()}`);
    const { name } = property;
    return [ts.isStringLiteral(name) ? name.text : name.getText(), property.initializer];
  });

/** `const schema = { table: { field: f('type', {ref, required, default}) } }` */
export function tables(bundle: ts.SourceFile): Record<string, Record<string, Field>> {
  const schema = variable(bundle, 'schema') as ts.ObjectLiteralExpression;
  return Object.fromEntries(
    properties(schema).map(([table, fields]) => [
      table,
      Object.fromEntries(
        properties(fields as ts.ObjectLiteralExpression).map(([field, call]) => {
          const [type, options] = (call as ts.CallExpression).arguments;
          return [field, { type: value(type!), ...(options ? (value(options) as object) : {}) } as Field];
        }),
      ),
    ]),
  );
}

/** The default order of a table: the cases of `switch (tableName)` inside customizeQuery. */
function orders(bundle: ts.SourceFile): Record<string, unknown> {
  const config = variable(bundle, 'schemaConfig');
  const [body] = findAll(config, (node): node is ts.SwitchStatement => ts.isSwitchStatement(node) && node.expression.getText() === 'tableName');
  if (!body) throw new Error('schemaConfig has no default orders. Update the extraction for this version');
  return Object.fromEntries(
    cases(body).map(([table, statements]) => {
      const returned = statements.find(ts.isReturnStatement)?.expression;
      if (!returned) throw new Error(`no default order for ${table}`);
      return [table, value(returned)];
    }),
  );
}

const cases = (node: ts.SwitchStatement): [string, ts.Statement[]][] =>
  node.caseBlock.clauses.filter(ts.isCaseClause).map(clause => [
    (clause.expression as ts.StringLiteral).text,
    clause.statements.flatMap(statement => (ts.isBlock(statement) ? [...statement.statements] : [statement])),
  ]);

/** The cases of the switch in a function of the compiler. */
function switchOf(bundle: ts.SourceFile, name: string, on: string): [string, ts.Statement[]][] {
  const compiler = variable(bundle, name);
  return cases(
    find(compiler, `switch (${on}) in ${name}`, (node): node is ts.SwitchStatement => ts.isSwitchStatement(node) && node.expression.getText() === on),
  );
}

type Function = { arguments: { min: number; max: number | null; types?: string[] }; returns: string; aggregate?: true };

export function functions(bundle: ts.SourceFile): Record<string, Function> {
  const aggregates = value(variable(bundle, 'AGGREGATE_FUNCTIONS')) as string[];
  return Object.fromEntries(
    switchOf(bundle, 'compileFunction', 'name').map(([name, statements]) => {
      const inside = <Found extends ts.Node>(test: (node: ts.Node) => node is Found): Found | undefined =>
        statements.flatMap(statement => findAll(statement, test))[0];
      const length = inside(isCall('validateArgLength'))?.arguments.slice(1).map(node => value(node) as number);
      const types = inside(isCall('valArray'))?.arguments[2];
      const typed = inside(isCall('typed'))?.arguments[1];
      const cast = inside(isCall('castInput'))?.arguments[2];
      const returned = cast ?? typed;
      return [
        name,
        {
          arguments: {
            min: length?.[0] ?? 1,
            max: length ? (length[1] ?? length[0] ?? null) : null,
            ...(types ? { types: value(types) as string[] } : {}),
          },
          returns: returned && ts.isStringLiteral(returned) ? returned.text : 'same as the argument',
          ...(aggregates.includes(name) ? { aggregate: true as const } : {}),
        },
      ];
    }),
  );
}

export function operators(bundle: ts.SourceFile): Record<string, { types?: string[] }> {
  return Object.fromEntries(
    switchOf(bundle, 'compileOp', 'op').map(([name, statements]) => {
      const [call] = statements.flatMap(statement => findAll(statement, isCall('valArray')));
      const types = call?.arguments[2];
      const allowed = types && ts.isArrayLiteralExpression(types) ? types.elements.filter(ts.isStringLiteral).map(({ text }) => text) : [];
      return [name, allowed.length > 0 ? { types: allowed } : {}];
    }),
  );
}

/** Words in the place of a field name (`$and`, `$or`), and the modifier of an operator. */
function conditionWords(bundle: ts.SourceFile): string[] {
  const conditions = find(
    bundle,
    'compileConditions',
    (node): node is ts.FunctionDeclaration => ts.isFunctionDeclaration(node) && node.name?.text === 'compileConditions',
  );
  const words = findAll(conditions, ts.isStringLiteral).map(({ text }) => text).filter(text => /^\$[a-z]+$/.test(text) && text !== '$eq');
  const modifiers = findAll(variable(bundle, 'compileOp'), ts.isObjectBindingPattern).flatMap(({ elements }) =>
    elements.filter(element => !element.dotDotDotToken).map(element => element.name.getText()),
  );
  return [...new Set([...words, ...modifiers])];
}

/** The possible values of `options({ splits })` and `options({ categories })`. */
function options(bundle: ts.SourceFile): Record<string, string[]> {
  const values = (name: string): string[] => {
    const check = find(bundle, name, (node): node is ts.FunctionDeclaration => ts.isFunctionDeclaration(node) && node.name?.text === name);
    return findAll(check, ts.isStringLiteral).map(({ text }) => text);
  };
  return { 'transactions.splits': values('isValidSplitsOption'), 'category_groups.categories': values('isValidCategoriesOption') };
}

/** The methods of a query, from the class that the package exports. */
function methods(file: string): Record<string, { parameters: string[] }> {
  const query = find(parseFile(file), 'class Query', ts.isClassDeclaration);
  return Object.fromEntries(
    query.members
      .filter(ts.isMethodDeclaration)
      .map(method => [method.name.getText(), { parameters: method.parameters.map(parameter => parameter.getText()) }]),
  );
}

export function actualQl(): object {
  const dist = path.join(packageDir('api-samples'), 'dist/app');
  const bundle = parseFile(path.join(dist, 'bundle.api.js'));
  const order = orders(bundle);
  return {
    package: '@actual-app/api',
    version: packageVersion('api-samples'),
    methods: methods(path.join(dist, 'query.js')),
    operators: operators(bundle),
    conditionWords: conditionWords(bundle),
    functions: functions(bundle),
    options: options(bundle),
    tables: Object.fromEntries(
      Object.entries(tables(bundle)).map(([table, fields]) => [table, { ...(order[table] ? { order: order[table] } : {}), fields }]),
    ),
  };
}
