import { readEntries, type EntryMistake } from '../content/entries';
import { isText } from '../content/fields';
import type { YamlSource } from '../content/files';
import type { SourceError } from '../content/source-error';
import { isExternal } from '../routes';

/** An old address and its new one. */
export interface Redirect {
  /** The old path, with a trailing slash. `/old/*` matches everything below `/old/`, and `/old/` itself. */
  from: string;
  /** The redirect only applies with this query, such as `filter=release`. */
  query?: string;
  /** A page on this site or an address on another one. A `*` is replaced by what the `*` in `from` matched. */
  to: string;
}

/** What redirects are checked against. */
export interface Targets {
  /** Whether the site has a page at a path. */
  hasPage(path: string): boolean;
  /** Why a link is broken. Undefined if it works. */
  mistakeOf(href: string): string | undefined;
}

const FIELDS = ['from', 'query', 'to'];

/**
 * Reads content/redirects.yml and checks it against the pages.
 *
 * @returns the valid redirects, and an error for each wrong field, missing target, redirect to a redirect, and redirect from an
 * existing page
 */
export function readRedirects(
  source: YamlSource,
  targets: Targets,
): { redirects: Redirect[]; mistakes: SourceError[] } {
  const all = readEntries(source, FIELDS, redirectOf).entries;
  const lines = new Map<string, number>();
  const { entries, mistakes } = readEntries(source, FIELDS, (entry, index): Redirect | EntryMistake => {
    const redirect = redirectOf(entry);
    if ('reason' in redirect) return redirect;
    const mistake = placeMistake(redirect, all, targets) ?? repetition(redirect, lines);
    if (!mistake) lines.set(keyOf(redirect), source.placeOf([index]).line);
    return mistake ?? redirect;
  });
  return { redirects: entries, mistakes };
}

const keyOf = ({ from, query }: Redirect) => (query === undefined ? from : `${from}?${query}`);

/** Characters that have a meaning in a server's configuration, where the redirects are written as they are. */
const UNSAFE = /[\s\p{Cc}"'`{}$;\\]/u;

/** What is wrong with an address that has an unsafe character. `fix` gets the character, and says what to write instead. */
function unsafeMistake(
  field: 'from' | 'to',
  address: string,
  fix: (character: string) => string,
): EntryMistake | undefined {
  const character = UNSAFE.exec(address)?.[0];
  if (character === undefined) return undefined;
  return {
    field,
    reason: `${JSON.stringify(address)} contains ${nameOf(character)}, which servers' configurations can't contain. ${fix(character)}`,
  };
}

function nameOf(character: string): string {
  if (/\p{Cc}/u.test(character)) return 'a control character';
  return character.trim() === '' ? 'a space' : character;
}

/** A character in a URL's percent encoding, such as %20 for a space. JavaScript's function leaves out the apostrophe. */
const percentEncoded = (character: string) => encodeURIComponent(character).replace("'", '%27');

/** The redirect in an entry's fields, or why they aren't one. */
function redirectOf({ from, query, to }: Record<string, unknown>): Redirect | EntryMistake {
  if (!isText(from) || !isText(to)) {
    const missing = isText(from) ? 'to' : 'from';
    return { reason: `The redirect has no "${missing}". Write both "from" and "to".` };
  }
  if (query !== undefined && !(typeof query === 'string' && /^[\w-]+=[\w-]+$/.test(query)))
    return { field: 'query', reason: `The query "${String(query)}" isn't valid. Write it as name=value.` };
  const unsafe =
    unsafeMistake('from', from, () => 'Match a shorter path with /*, or remove the redirect.') ??
    unsafeMistake('to', to, character => `Write it as ${percentEncoded(character)}.`);
  if (unsafe) return unsafe;
  if (!/^\/[^?#*]*(?:\/|\/\*)$/.test(from))
    return {
      field: 'from',
      reason: `"${from}" isn't a valid path. Start it with a slash, and end it with a slash or /*.`,
    };
  return { from, ...(query !== undefined && { query }), to };
}

function placeMistake(
  { from, query, to }: Redirect,
  all: readonly Redirect[],
  targets: Targets,
): EntryMistake | undefined {
  const path = from.replace(/\*$/, '');
  if (query === undefined && targets.hasPage(path))
    return {
      field: 'from',
      reason: `There's a page at ${path}, so the redirect has no effect. Remove the redirect or the page.`,
    };
  if (!isExternal(to) && to.includes('*'))
    return {
      field: 'to',
      reason: `"${to}" has a *, which only works in addresses on other sites. Remove it.`,
    };
  const chain = chainOf({ from, to }, all);
  if (isLoop(chain) || chain.length > 2) return { field: 'to', reason: chainReason(chain) };
  const reason = targets.mistakeOf(to);
  return reason === undefined ? undefined : { field: 'to', reason };
}

/** The addresses that a redirect goes through, its own first. A loop ends with a page that is in the chain already. */
function chainOf({ from, to }: Redirect, all: readonly Redirect[]): string[] {
  const chain = [from, to];
  while (!isLoop(chain)) {
    const end = endOf(chain);
    const next = all.find(other => other.query === undefined && other.from === end);
    if (!next) break;
    chain.push(next.to);
  }
  return chain;
}

const withoutAnchor = (address: string) => address.replace(/#.*/, '');

const endOf = (chain: readonly string[]) => withoutAnchor(chain.slice(-1).join());

const isLoop = (chain: readonly string[]) => chain.slice(0, -1).map(withoutAnchor).includes(endOf(chain));

function chainReason(chain: readonly string[]): string {
  return isLoop(chain)
    ? `The redirects form a loop: ${chain.join(' → ')}. Change one of them to a page's address.`
    : `The redirect goes to ${chain[1]}, which is an old address, too. Write ${chain.at(-1)}.`;
}

function repetition(redirect: Redirect, lines: ReadonlyMap<string, number>): EntryMistake | undefined {
  const line = lines.get(keyOf(redirect));
  return line === undefined
    ? undefined
    : { field: 'from', reason: `${keyOf(redirect)} is already on line ${line}. Remove one of them.` };
}
