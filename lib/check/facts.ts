import { readEntries, type EntryMistake } from '../content/entries';
import { isText } from '../content/fields';
import type { YamlSource } from '../content/files';
import { SourceError } from '../content/source-error';

/** Where the figures that several pages repeat are listed. */
export const FACTS_FILE = 'content/facts.yml';

/** A figure that pages repeat in their own sentences. */
interface Fact {
  /** Its position in the list. */
  index: number;
  fact: string;
  value: string;
  pattern: RegExp;
  /** The start of the paths of the pages where it applies. */
  in: string;
  /** Pages where the pattern matches a different figure. */
  except: string[];
}

/** A page's file and its whole text. */
interface Page {
  file: string;
  text: string;
}

/**
 * Compares the figures on the pages with the values in the list.
 *
 * @returns an error for each line with a different figure, and for each fact that no page states
 */
export function factMistakes(source: YamlSource, pages: readonly Page[]): SourceError[] {
  const fields = ['fact', 'value', 'pattern', 'in', 'except'];
  const { entries, mistakes } = readEntries(source, fields, readFact);
  const wrong = entries.flatMap(fact => {
    const gone = fact.except.findIndex(file => !pages.some(page => page.file === file));
    if (gone >= 0) {
      const reason = `There's no page ${fact.except[gone]}. Fix the path, or remove it.`;
      return [new SourceError(source.file, source.placeOf([fact.index, 'except', gone]), reason)];
    }
    const uses = pages.filter(page => appliesTo(fact, page)).flatMap(page => usesIn(fact, page));
    if (uses.length === 0) {
      const reason = `No page states the fact "${fact.fact}". Fix its pattern, or remove it.`;
      return [new SourceError(source.file, source.placeOf([fact.index, 'fact']), reason)];
    }
    return uses.filter(({ figure }) => figure !== fact.value).map(use => differenceOf(fact, use));
  });
  return [...mistakes, ...wrong];
}

function readFact(entry: Record<string, unknown>, index: number): Fact | EntryMistake {
  const { fact, value, pattern, in: start = '', except = [] } = entry;
  if (!isText(fact) || !isText(value) || !isText(pattern))
    return { reason: 'Write fact:, value:, and pattern:, each as text. Put numbers in quotes.' };
  if (typeof start !== 'string' || !Array.isArray(except) || !except.every(file => typeof file === 'string'))
    return { reason: 'Write in: as the start of a path, and except: as a list of paths.' };
  try {
    return { index, fact, value, pattern: new RegExp(pattern, 'g'), in: start, except };
  } catch {
    return {
      field: 'pattern',
      reason: `The pattern of "${fact}" isn't a valid regular expression. Correct it.`,
    };
  }
}

const appliesTo = (fact: Fact, { file }: Page) => file.startsWith(fact.in) && !fact.except.includes(file);

/** A figure on a page, and where it is. */
interface Use {
  file: string;
  line: number;
  column: number;
  figure: string;
}

function usesIn({ pattern }: Fact, { file, text }: Page): Use[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(pattern)].map(match => ({
      file,
      line: index + 1,
      column: match.index + 1,
      figure: match.slice(1).find(group => group !== undefined) ?? match[0],
    })),
  );
}

function differenceOf({ fact, value }: Fact, { file, line, column, figure }: Use): SourceError {
  return new SourceError(
    file,
    { line, column },
    `This says ${figure}, but ${FACTS_FILE} says ${value} (${fact}). Correct the one that's wrong.`,
  );
}
