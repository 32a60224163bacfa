/** A place in a file that mentions a release. */
export interface Mention {
  /** Counted from 1, as the column is. */
  line: number;
  column: number;
  /** The text around it on that line. */
  excerpt: string;
  isHeading: boolean;
}

/** Words before a number that keep a sentence true for later releases. */
const HISTORY_BEFORE =
  /\b(?:since|before|until|up to|after|from|than|starting with)(?: and including)?(?: (?:the )?(?:releases?|versions?|actual|server))*$/i;

/** Words after a number that describe a past release. */
const HISTORY_AFTER =
  /^(?: (?:also|already|has|have|had|was|were))* (?:dropped|brought|added|removed|introduced|renamed|fixed|replaced|moved|came out|or (?:later|newer|older|earlier))\b/i;

/**
 * Finds the places that describe a release as the current one, which a newer release makes wrong. Sentences about the past
 * (`since 25.11.0`, `25.11.0 dropped …`) stay true, so they're left out, and so is the address of the release's post.
 *
 * @param text a whole file
 * @param old the release that was documented so far
 * @param next its successor; within the same month, only the full number is outdated
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

/** The number of characters to show on each side of the number. */
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
  // Removes emphasis, backticks, the start of a link, and a link's address.
  const plainBefore = sentence.replace(/[*`_[\]]/g, '').trimEnd();
  const plainAfter = after.replace(/^\]\([^)]*\)/, '').replace(/[*`_]/g, '');
  return HISTORY_BEFORE.test(plainBefore) || HISTORY_AFTER.test(plainAfter);
}
