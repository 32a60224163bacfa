import { SourceError } from '../content/source-error';
import { gradeOf, type Counts } from '../english/readability';

/** Pages for people who host or develop the app, and posts. They use more technical terms than the user guide. */
const OUTSIDE_USER_GUIDE =
  /^content\/(?:blog|docs\/(?:advanced|api|config|contributing|experimental|install|troubleshooting))\//;

/** The highest US school grade level that a page may have (docs/style-guide.md). */
const MAX_GRADE = { guide: 8, elsewhere: 10 };

/** A page and the counts that its readability is computed from. */
interface CountedPage {
  file: string;
  counts: Counts;
}

/** How hard a page is to read. */
export interface Readability {
  file: string;
  grade: number;
  /** The highest grade allowed. */
  most: number;
  /** Words per sentence, on average. */
  sentence: number;
}

/** How hard each page is to read, hardest first. Very short pages are left out. */
export function readability(pages: readonly CountedPage[]): Readability[] {
  return pages
    .flatMap(({ file, counts }) => {
      const grade = gradeOf(counts);
      const most = OUTSIDE_USER_GUIDE.test(file) ? MAX_GRADE.elsewhere : MAX_GRADE.guide;
      return grade === undefined ? [] : [{ file, grade, most, sentence: counts.words / counts.sentences }];
    })
    .sort((a, b) => b.grade - a.grade);
}

/** Finds pages that are harder to read than allowed. */
export function readabilityMistakes(pages: readonly CountedPage[]): SourceError[] {
  return readability(pages)
    .filter(({ grade, most }) => grade > most)
    .map(
      ({ file, grade, most }) =>
        new SourceError(
          file,
          { line: 1 },
          `The page reads at grade ${grade.toFixed(1)}, and the limit is ${most}. Split long sentences and use shorter words.`,
        ),
    );
}

/** The report of `npm run check -- --readability`: one line per page, hardest first. */
export function readabilityReport(pages: readonly CountedPage[]): string {
  const rows = readability(pages).map(
    ({ file, grade, most, sentence }) =>
      `${grade.toFixed(1).padStart(5)} ${String(most).padStart(5)} ${sentence.toFixed(1).padStart(15)}  ${file}`,
  );
  return ['grade   max  words/sentence  page', ...rows].join('\n');
}
