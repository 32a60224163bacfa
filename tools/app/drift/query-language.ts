/**
 * The elements of ActualQL in a release, from the client's back end: `function $sum`, `operator $eq`, `table accounts`, `field
 * accounts.name`.
 */
import { functions, operators, tables } from '../extract/actual-ql.ts';
import { sourceEnding, type Sources } from './sources.ts';

export type QueryLanguage = Map<string, string>;

export function queryLanguageOf(sources: Sources): QueryLanguage {
  const schema = sourceEnding(sources, 'server/aql/schema/index.ts');
  const compiler = sourceEnding(sources, 'server/aql/compiler.ts');
  if (!schema || !compiler) throw new Error('the client has no server/aql. Update drift/query-language.ts for this version');
  const entries = (kind: string, values: Record<string, unknown>): [string, string][] =>
    Object.entries(values).map(([name, value]) => [`${kind} ${name}`, JSON.stringify(value)]);
  return new Map([
    ...entries('function', functions(compiler)),
    ...entries('operator', operators(compiler)),
    ...Object.entries(tables(schema)).flatMap(([table, fields]): [string, string][] => [
      [`table ${table}`, ''],
      ...Object.entries(fields).map(([field, value]): [string, string] => [`field ${table}.${field}`, JSON.stringify(value)]),
    ]),
  ]);
}
