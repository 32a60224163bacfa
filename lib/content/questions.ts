import { readEntries, type EntryMistake } from './entries';
import { isText } from './fields';
import type { YamlSource } from './files';
import { mistakeOf, type LinkTargets } from './links';
import type { SourceError } from './source-error';

/** Questions that people asked in public, and where the pages answer them. */
export const QUESTIONS_FILE = 'content/questions.yml';

/** The maximum number of words in a question. A longer one was probably copied: people type fewer words into a search box. */
const MAX_WORDS = 14;

/** A thread on GitHub, such as actualbudget/actual#672, or an address. */
const SOURCE = /^(?:[\w.-]+\/[\w.-]+#\d+|https:\/\/\S+)$/;

/** A reader's question. */
export interface ReaderQuestion {
  question: string;
  /** Where someone asked it. */
  source: string;
  /** Path and anchor of each place that answers it, best first. */
  answers: string[];
}

/**
 * Reads the questions and checks that each has a source and that its answers exist.
 *
 * @param targets the pages with their anchors
 * @returns the valid questions, and one error with its location for each of the others
 */
export function readQuestions(
  source: YamlSource,
  targets: LinkTargets,
): { questions: ReaderQuestion[]; mistakes: SourceError[] } {
  const known = new Set<string>();
  const { entries, mistakes } = readEntries(
    source,
    ['question', 'source', 'answers'],
    (entry): ReaderQuestion | EntryMistake => {
      if (!isQuestion(entry))
        return {
          reason:
            'Write question: and source: as text, and answers: [/docs/page/#anchor] with the places that answer it.',
        };
      const mistake =
        questionMistake(entry, known) ?? sourceMistake(entry) ?? answerMistake(entry, source.file, targets);
      known.add(entry.question.toLowerCase());
      return mistake ?? entry;
    },
  );
  return { questions: entries, mistakes };
}

function isQuestion(entry: Record<string, unknown>): entry is Record<string, unknown> & ReaderQuestion {
  const { question, source, answers } = entry;
  return (
    isText(question) &&
    isText(source) &&
    Array.isArray(answers) &&
    answers.length > 0 &&
    answers.every(isText)
  );
}

function questionMistake({ question }: ReaderQuestion, known: ReadonlySet<string>): EntryMistake | undefined {
  const field = 'question';
  const words = question.trim().split(/\s+/).length;
  if (words > MAX_WORDS)
    return {
      field,
      reason: `The question has ${words} words. Shorten it to ${MAX_WORDS} or fewer, in your own words.`,
    };
  if (known.has(question.toLowerCase()))
    return { field, reason: `The question "${question}" is in the list twice. Remove one.` };
  return undefined;
}

function sourceMistake({ source }: ReaderQuestion): EntryMistake | undefined {
  if (SOURCE.test(source)) return undefined;
  const reason = `The source "${source}" isn't a thread. Write owner/repository#number or an address with https.`;
  return { field: 'source', reason };
}

function answerMistake(
  { answers }: ReaderQuestion,
  file: string,
  targets: LinkTargets,
): EntryMistake | undefined {
  for (const answer of answers) {
    const reason = mistakeOf(answer, { headings: [], file }, targets);
    if (reason !== undefined) return { field: 'answers', reason };
  }
  return undefined;
}
