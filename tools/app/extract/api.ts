/** The methods and types of `@actual-app/api`, read from its declarations and compiled code. */
import path from 'node:path';

import ts from 'typescript';

import { packageDir, packageVersion } from '../src/paths.ts';
import { findAll, parseFile } from './source.ts';

type Parameter = { name: string; type: string; optional?: true; default?: string };
type Method = { signature: string; parameters: Parameter[]; deprecated?: true };
type Field = { name: string; type: string; optional?: true };
type ApiType = { fields: Field[] } | { variants: Record<string, string[]>[] };

/** The types that readers use, with their names in the reference. */
export const TYPES: Record<string, string> = {
  APIAccountEntity: 'Account',
  APICategoryEntity: 'Category',
  APICategoryGroupEntity: 'CategoryGroup',
  APIPayeeEntity: 'Payee',
  APIScheduleEntity: 'Schedule',
  APIFileEntity: 'BudgetFile',
  TransactionEntity: 'Transaction',
  ImportTransactionEntity: 'NewTransaction',
  RuleEntity: 'Rule',
  RuleConditionEntity: 'RuleCondition',
  RuleActionEntity: 'RuleAction',
  RecurConfig: 'RecurConfig',
  RecurPattern: 'RecurPattern',
  InitConfig: 'InitConfig',
  ImportTransactionsOpts: 'ImportOptions',
  ReconcileTransactionsResult: 'ImportResult',
};

/** Aliases of plain types, which readers don't need. */
const PLAIN: Record<string, string> = { IntegerAmount: 'number', AmountOPType: "'is' | 'isapprox' | 'isbetween'" };

/** Fields that refer to another type: `AccountEntity['id']` is a string. */
const MEMBERS: Record<string, string> = { id: 'string', name: 'string' };

/** A type's text for readers. */
function readable(text: string): string {
  let result = text.replace(/import\("[^"]*"\)\./g, '').replace(/\s+/g, ' ');
  result = result.replace(/\b\w+Entity\['(\w+)'\]/g, (whole, member: string) => MEMBERS[member] ?? whole);
  result = result.replace(/\b\w+\b/g, word => TYPES[word] ?? PLAIN[word] ?? word);
  return result.replace(/"([^"]*)"/g, "'$1'").replace(/; \}/g, ' }').replace(/(\?: [^;{}]*) \| undefined/g, '$1');
}

export function api(): object {
  const folder = packageDir('api-samples');
  const program = ts.createProgram([path.join(folder, '@types/index.d.ts')], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    // Without strict checks, "| undefined" would disappear from the types.
    strict: true,
  });
  const checker = program.getTypeChecker();
  const defaults = defaultValues(path.join(folder, 'dist/methods.js'));

  const index = program.getSourceFile(path.join(folder, '@types/index.d.ts'));
  const module = index && checker.getSymbolAtLocation(index);
  if (!module) throw new Error('the API package has no declarations. Update the extraction for this version');
  const methods: Record<string, Method> = {};
  const values: Record<string, string> = {};
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (symbol.flags & ts.SymbolFlags.Function) methods[exported.name] = method(exported.name, symbol, checker, defaults);
    else if (symbol.flags & ts.SymbolFlags.ValueModule) {
      for (const inner of checker.getExportsOfModule(symbol)) {
        const name = `${exported.name}.${inner.name}`;
        methods[name] = method(name, inner, checker, defaults);
      }
    } else if (symbol.flags & ts.SymbolFlags.Variable) values[exported.name] = 'object';
  }
  return {
    package: '@actual-app/api',
    version: packageVersion('api-samples'),
    methods,
    values,
    types: { ...types(program, checker), ...resultTypes(module, checker) },
  };
}

/** The results of RESULTS as types with fields. */
function resultTypes(module: ts.Symbol, checker: ts.TypeChecker): Record<string, ApiType> {
  return Object.fromEntries(
    Object.entries(RESULTS).map(([name, typeName]) => {
      const symbol = checker.getExportsOfModule(module).find(exported => exported.name === name);
      const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const [literal] = target?.declarations?.flatMap(node => findAll(node, ts.isTypeLiteralNode)) ?? [];
      if (!literal) throw new Error(`${name} no longer declares its result inline. Update the extraction for this version`);
      return [typeName, { fields: literalFields(literal) }];
    }),
  );
}

function method(name: string, symbol: ts.Symbol, checker: ts.TypeChecker, defaults: Map<string, string>): Method {
  const declaration = symbol.declarations?.[0];
  const signatureNode =
    declaration && ts.isVariableDeclaration(declaration) && declaration.type && ts.isFunctionTypeNode(declaration.type)
      ? declaration.type
      : declaration;
  if (!signatureNode || !(ts.isFunctionDeclaration(signatureNode) || ts.isFunctionTypeNode(signatureNode)))
    throw new Error(`${name} isn't a function. Update the extraction for this version`);

  const parameters = signatureNode.parameters.flatMap(node => parameterFields(name, node, checker, defaults));
  const returned = signatureNode.type?.getText() ?? 'void';
  // The declaration of init repeats the app's internal API.
  const short = name === 'init' ? 'object' : RESULTS[name];
  return {
    signature: signatureText(name, signatureNode.parameters.map(parameterText), short ? `Promise<${short}>` : readable(returned)),
    parameters,
    ...(symbol.getJsDocTags().some(tag => tag.name === 'deprecated') ? { deprecated: true as const } : {}),
  };
}

/** Results that are declared inline, with their names in the reference. */
const RESULTS: Record<string, string> = { getBudgetMonth: 'BudgetMonth' };

/** The name of a destructured parameter: `{ password }` is called options. */
const nameOf = (node: ts.ParameterDeclaration): string => (ts.isIdentifier(node.name) ? node.name.text : 'options');

const isOptional = (node: ts.ParameterDeclaration): boolean => Boolean(node.questionToken ?? node.initializer);

const parameterText = (node: ts.ParameterDeclaration): string =>
  `${nameOf(node)}${isOptional(node) ? '?' : ''}: ${readable(node.type?.getText() ?? 'any').replace(/;? \}$/, ' }')}`;

/** A signature on one line, or with one line per parameter if it wouldn't fit beside its example or on a phone. */
function signatureText(name: string, parameters: string[], returns: string): string {
  const line = `${name}(${parameters.join(', ')}): ${returns}`;
  return line.length <= 36 || parameters.length === 0 ? line : `${name}(\n${parameters.map(text => `  ${text},\n`).join('')}): ${returns}`;
}

/** A parameter, followed by the fields of an object that is declared inline. */
function parameterFields(method: string, node: ts.ParameterDeclaration, checker: ts.TypeChecker, defaults: Map<string, string>): Parameter[] {
  const name = nameOf(node);
  const type = node.type ? readable(node.type.getText()) : 'any';
  const own = (key: string): { default?: string } => {
    const found = defaults.get(`${method}.${key}`);
    return found === undefined ? {} : { default: found };
  };
  const literal = node.type && ts.isTypeLiteralNode(node.type) ? node.type : undefined;
  const fields = [...(literal?.members ?? [])].filter(ts.isPropertySignature).map(member => {
    const field = member.name.getText();
    return {
      name: `${name}.${field}`,
      type: readable(member.type?.getText() ?? 'any'),
      ...(member.questionToken || isOptional(node) ? { optional: true as const } : {}),
      ...own(`${name}.${field}`),
    };
  });
  return fields.length > 0
    ? fields
    : [{ name, type, ...(isOptional(node) ? { optional: true as const } : {}), ...own(name) }];
}

/** Default values, from the compiled code: `method.parameter` and `method.options.field`. */
function defaultValues(file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of findAll(parseFile(file), ts.isFunctionDeclaration)) {
    const name = declaration.name?.text ?? '';
    for (const parameter of declaration.parameters) {
      if (ts.isObjectBindingPattern(parameter.name)) {
        for (const element of parameter.name.elements)
          if (element.initializer) found.set(`${name}.options.${element.name.getText()}`, element.initializer.getText());
      } else if (parameter.initializer) {
        found.set(`${name}.${parameter.name.getText()}`, parameter.initializer.getText().replace(/\s+/g, ' ').replace(/,\s*\}/, ' }'));
      }
    }
  }
  return found;
}

/** The fields of each type in TYPES. For a union, the variants with the possible values of their fields. */
function types(program: ts.Program, checker: ts.TypeChecker): Record<string, ApiType> {
  const declared = new Map<string, ts.TypeAliasDeclaration | ts.InterfaceDeclaration>();
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.includes('api-samples') || !source.fileName.includes('@types')) continue;
    for (const node of findAll(source, (item): item is ts.TypeAliasDeclaration | ts.InterfaceDeclaration => ts.isTypeAliasDeclaration(item) || ts.isInterfaceDeclaration(item))) {
      if (node.name.text in TYPES) declared.set(node.name.text, node);
    }
  }
  return Object.fromEntries(
    Object.entries(TYPES).map(([internal, name]) => {
      const node = declared.get(internal);
      // Its declaration file can't be reached from the index.
      if (!node) return [name, { fields: fieldsOfFile(internal) }];
      const type = checker.getTypeAtLocation(node);
      return [name, type.isUnion() ? { variants: type.types.map(variant => variantOf(variant, checker)) } : { fields: fieldsOf(type, node, checker) }];
    }),
  );
}

const shown = (type: ts.Type, checker: ts.TypeChecker): string =>
  readable(checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope));

function fieldsOf(type: ts.Type, node: ts.Node, checker: ts.TypeChecker): Field[] {
  return checker
    .getPropertiesOfType(type)
    // Fields that start with an underscore are the app's own.
    .filter(property => !property.name.startsWith('_'))
    .map(property => {
      const optional = Boolean(property.flags & ts.SymbolFlags.Optional);
      const text = shown(checker.getTypeOfSymbolAtLocation(property, node), checker);
      return { name: property.name, type: optional ? text.replace(/ \| undefined$/, '') : text, ...(optional ? { optional: true as const } : {}) };
    });
}

/** The literal values of the fields `field` and `op` of a variant of a union, and the type of its value. */
function variantOf(type: ts.Type, checker: ts.TypeChecker): Record<string, string[]> {
  const literals = (member: ts.Type): string[] => (member.isUnion() ? member.types.flatMap(literals) : member.isStringLiteral() ? [member.value] : []);
  return Object.fromEntries(
    ['field', 'op'].flatMap(name => {
      const property = type.getProperty(name);
      const found = property ? literals(checker.getTypeOfSymbol(property)) : [];
      return found.length > 0 ? [[name, found]] : [];
    }),
  );
}

/** The fields of a type that can't be reached from the index, from the text of its declaration. */
function fieldsOfFile(internal: string): Field[] {
  const file = path.join(packageDir('api-samples'), '@types/loot-core/src/server/accounts/sync.d.ts');
  const [alias] = findAll(parseFile(file), ts.isTypeAliasDeclaration).filter(node => node.name.text === internal);
  if (!alias || !ts.isTypeLiteralNode(alias.type)) throw new Error(`the API package has no type ${internal}. Update the extraction for this version`);
  return literalFields(alias.type);
}

const literalFields = (literal: ts.TypeLiteralNode): Field[] =>
  literal.members.filter(ts.isPropertySignature).map(member => ({
    name: member.name.getText(),
    type: readable(member.type?.getText() ?? 'any'),
    ...(member.questionToken ? { optional: true as const } : {}),
  }));
