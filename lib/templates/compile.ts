import { readFile } from 'node:fs/promises';
import peggy from 'peggy';
import { writeText } from '../content/files';

/** The grammar of template lines. */
const GRAMMAR_FILE = 'lib/templates/grammar.peggy';

/** The parser made from it. Browsers get this file and not peggy. */
const PARSER_FILE = '.generated/template-parser.js';

/**
 * Compiles the grammar of template lines.
 *
 * @returns the source of a module that exports `parse`
 * @throws Error with the file, line and column of a mistake in the grammar
 */
function compileGrammar(grammar: string): string {
  try {
    return peggy.generate(grammar, { output: 'source', format: 'es', grammarSource: GRAMMAR_FILE });
  } catch (error) {
    if (!(error instanceof peggy.GrammarError || error instanceof peggy.parser.SyntaxError)) throw error;
    throw new Error(error.format([{ source: GRAMMAR_FILE, text: grammar }]));
  }
}

/** Writes the parser of template lines for the site to import. An unchanged parser isn't touched. */
export async function writeTemplateParser(): Promise<void> {
  const source = compileGrammar(await readFile(GRAMMAR_FILE, 'utf8'));
  if ((await readFile(PARSER_FILE, 'utf8').catch(() => undefined)) === source) return;
  await writeText(PARSER_FILE, source);
}
