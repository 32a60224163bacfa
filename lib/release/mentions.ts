/** A place in a file that names a release. */
export interface Mention {
  /** Counted from 1, as the column is. */
  line: number;
  column: number;
  /** What is around it in that line. */
  excerpt: string;
  isHeading: boolean;
}

/** Words before a number that make the sentence true of later releases too. */
const HISTORY_BEFORE =
  /\b(?:since|before|until|up to|after|from|than|starting with)(?: and including)?(?: (?:the )?(?:releases?|versions?|actual|server))*$/i;

/** Words after a number that tell what that release did. */
const HISTORY_AFTER =
  /^(?: (?:also|already|has|have|had|was|were))* (?:dropped|brought|added|removed|introduced|renamed|fixed|replaced|moved|came out|or (?:later|newer|older|earlier))\b/i;

/**
 * The places where a text says something of a release as the present one: those that a newer release makes wrong. A sentence on
 * the past (`since 25.11.0`, `25.11.0 dropped …`) stays true and is left out, and so is the address of the release's post.
 *
 * @param text a whole file
 * @param old the release that is no longer the documented one
 * @param next the release that takes its place; within one month only the whole number is out of date
 */
export function presentMentions(text: string, old: string, next: string): Mention[] {
  const named = numberPattern(old, next);
  return text.split('\n').flatMap((line, index) => {
    const match = [...line.matchAll(named)].find(
      found => !isHistory(line.slice(0, found.index), line.slice(found.index + found[0].length)),
    );
    if (!match) return [];
    const excerpt = excerptAround(line, match.index, match[0].length);
    return [{ line: index + 1, column: match.index + 1, excerpt, isHeading: /^#{1,6} /.test(line) }];
  });
}

/** Characters of the line to show on each side of the number. */
const AROUND = 40;

function excerptAround(line: string, at: number, length: number): string {
  const [start, end] = [at - AROUND, at + length + AROUND];
  const text = line.slice(Math.max(start, 0), end).trim();
  return `${start > 0 ? '…' : ''}${text}${end < line.length ? '…' : ''}`;
}

/** 25.11.0 is also called 25.11. */
function numberPattern(old: string, next: string): RegExp {
  const [year, month, patch] = old.split('.');
  const sameMonth = next.startsWith(`${year}.${month}.`);
  const ending = sameMonth || patch !== '0' ? `\\.${patch}` : '(?:\\.0)?';
  return new RegExp(`(?<![\\d.-]|release-)${year}\\.${month}${ending}(?!\\d|\\.\\d)`, 'g');
}

function isHistory(before: string, after: string): boolean {
  const sentence = before.split(/[.!?;:|] /).at(-1) ?? '';
  // Emphasis, backquotes and the opening of a link say nothing, nor does a link's address.
  const plainBefore = sentence.replace(/[*`_[\]]/g, '').trimEnd();
  const plainAfter = after.replace(/^\]\([^)]*\)/, '').replace(/[*`_]/g, '');
  return HISTORY_BEFORE.test(plainBefore) || HISTORY_AFTER.test(plainAfter);
}
