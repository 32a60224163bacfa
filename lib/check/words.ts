import { fieldsOf } from '../content/fields';
import type { YamlSource } from '../content/files';
import type { GlossaryEntry } from '../content/glossary';
import { SourceError } from '../content/source-error';
import { titleMistake } from '../english/headings';
import { foundWords, wordRules } from '../content/words';
import type { PageSource } from './sources';

/** Finds words that we don't write in titles and descriptions, and titles that aren't in title case. */
export async function fieldWords(pages: readonly PageSource[]): Promise<SourceError[]> {
  const rules = await wordRules();
  return pages.flatMap(({ frontMatter }) => {
    const fields = fieldsOf(frontMatter?.value);
    return ['title', 'description'].flatMap(name => {
      const text = fields[name];
      if (!frontMatter || typeof text !== 'string') return [];
      const found = foundWords(text, rules);
      const cased = name === 'title' ? titleMistake(text) : undefined;
      return [...found, ...(cased === undefined ? [] : [{ index: 0, reason: cased }])].map(
        ({ index, reason }) => new SourceError(frontMatter.file, frontMatter.placeOf([name], index), reason),
      );
    });
  });
}

/** Finds words that we don't write in the glossary's definitions. */
export async function glossaryWords(
  { file, placeOf }: YamlSource,
  entries: readonly GlossaryEntry[],
): Promise<SourceError[]> {
  const rules = await wordRules();
  return entries.flatMap(({ definition }, index) =>
    foundWords(definition, rules).map(
      found => new SourceError(file, placeOf([index, 'definition'], found.index), found.reason),
    ),
  );
}
