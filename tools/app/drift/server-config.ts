/** The settings of the sync server, read from the schema in its code without running it. */
import ts from 'typescript';

import { find } from '../extract/source.ts';
import { parse, type Sources } from './sources.ts';

/** `ignored`: the server never reads the variable, because it's inside a setting that has a default itself. */
export type Setting = { env?: string; ignored?: true; format: string; default: string };

/** The settings by key, such as `openId.client_id`. */
export function settingsOf(scripts: Sources): Map<string, Setting> {
  const [file, text] = [...scripts].find(([name]) => /(?:^|\/)load-config[^/]*\.js$/.test(name)) ?? [];
  if (!file || !text) throw new Error('the sync server has no load-config. Update drift/server-config.ts for this version');
  const call = find(
    parse(file, text),
    'schema of settings',
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) && node.expression.getText() === 'convict' && node.arguments.length === 1 && ts.isObjectLiteralExpression(node.arguments[0]!),
  );
  return new Map(settings(call.arguments[0] as ts.ObjectLiteralExpression, '', false));
}

function settings(node: ts.ObjectLiteralExpression, prefix: string, inside: boolean): [string, Setting][] {
  return entries(node).flatMap(([name, value]): [string, Setting][] => {
    if (!ts.isObjectLiteralExpression(value)) return [];
    const key = prefix + name;
    const own = Object.fromEntries(entries(value));
    const isSetting = 'default' in own && 'format' in own;
    const inner = settings(value, `${key}.`, inside || isSetting);
    if (!isSetting) return inner;
    const setting = {
      ...(own.env ? { env: plain(own.env) } : {}),
      ...(own.env && inside ? { ignored: true as const } : {}),
      format: plain(own.format!),
      default: plain(own.default!),
    };
    return [[key, setting], ...inner];
  });
}

const entries = (node: ts.ObjectLiteralExpression): [string, ts.Expression][] =>
  node.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => [ts.isStringLiteral(name) ? name.text : name.getText(), initializer]);

/** An expression on one line, with one kind of quotes. */
const plain = (node: ts.Expression): string =>
  ts.isStringLiteral(node) ? node.text : node.getText().replace(/\s+/g, ' ').replace(/"/g, "'").replace(/,? ?([\]}])/g, '$1').replace(/([[{]) /g, '$1');
