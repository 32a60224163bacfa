/** The app's own parser of template lines, extracted from the compiled client, because it isn't exported. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { find, parseFile } from '../extract/source.ts';
import { webRoot } from '../src/paths.ts';

/**
 * Returns a function that parses a line as the app does. The result is as JSON stores it, or null for a line that the app skips
 * or can't read.
 */
export function appParser(): (line: string) => unknown {
  const folder = path.join(webRoot(), 'kcab');
  const file = readdirSync(folder).find(name => name.endsWith('.js'));
  if (!file) throw new Error(`${folder} has no script. Update template-check/app-parser.ts for this version`);
  const parser = find(
    parseFile(path.join(folder, file)),
    'parser of #template',
    (node): node is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(node) && /^peg\$parse/.test(node.name?.text ?? '') && node.getText().includes('"#template"'),
  );
  const failure = /new (peg\$SyntaxError[$\w]*)\(/.exec(parser.getText())?.[1];
  if (!failure) throw new Error('the parser of #template has no error class. Update template-check/app-parser.ts for this version');
  const parse = new Function(
    `class ${failure} extends Error { static buildMessage() { return ''; } }\n${parser.getText()}\nreturn ${parser.name?.text};`,
  )() as (line: string) => unknown;
  return line => {
    const text = line.substring(line.indexOf('#')).trim();
    if (!text.startsWith('#template') && !text.startsWith('#goal')) return null;
    try {
      return JSON.parse(JSON.stringify(parse(text)));
    } catch {
      return null;
    }
  };
}
