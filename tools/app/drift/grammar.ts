/** The words of the template grammar, which `#template`, `#goal`, and `#cleanup` lines consist of. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Sources } from './sources.ts';

/** A literal in a generated parser and in a grammar. */
const GENERATED = /peg\$literalExpectation\("((?:[^"\\]|\\.)*)"/g;
const WRITTEN = /'((?:[^'\\]|\\.)+)'i?/g;

/**
 * The words, in lowercase. Newer releases have the grammar in their source maps, older ones only the generated parser.
 *
 * @param sources of the client
 * @param build the folder of the client
 */
export function grammarWords(sources: Sources, build: string): Set<string> {
  const grammars = [...sources].filter(([file]) => file.endsWith('.pegjs')).map(([, text]) => withoutActions(text));
  const texts = grammars.length > 0 ? grammars : generatedParsers(build);
  const pattern = grammars.length > 0 ? WRITTEN : GENERATED;
  const words = texts.flatMap(text => [...text.matchAll(pattern)].map(([, word = '']) => word.toLowerCase().trim()));
  if (words.length === 0) throw new Error('the client has no template grammar. Update drift/grammar.ts for this version');
  return new Set(words.filter(word => /\w/.test(word)));
}

/** A grammar without its code in braces, comments, and display names of rules. */
function withoutActions(grammar: string): string {
  let text = grammar.replace(/\/\/.*$/gm, '').replace(/^(\w+)\s+(?:'[^']*'|"[^"]*")\s*=/gm, '$1 =');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\{[^{}]*\}/g, '');
  }
  return text;
}

const generatedParsers = (build: string): string[] =>
  readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(path.join(build, name), 'utf8'))
    .filter(text => text.includes('peg$literalExpectation'));
