import type { YamlSource } from '../content/files';
import { SourceError } from '../content/source-error';
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
  /** Why a link on this site is broken. Undefined if it works. */
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
  const entries = Array.isArray(source.value) ? (source.value as unknown[]) : [];
  const sources = new Map<string, number>();
  const redirects: Redirect[] = [];
  const mistakes: SourceError[] = [];

  if (!Array.isArray(source.value))
    mistakes.push(
      new SourceError(source.file, { line: 1 }, 'Write a list of entries "- from: …" and "to: …".'),
    );
  entries.forEach((entry, index) => {
    const { field, reason } =
      shapeMistake(entry) ??
      placeMistake(entry as Redirect, entries as Redirect[], targets) ??
      repetition(entry as Redirect, sources) ??
      {};
    if (reason) mistakes.push(new SourceError(source.file, placeOf(source, index, field), reason));
    else {
      sources.set(keyOf(entry as Redirect), source.placeOf([index]).line);
      redirects.push(entry as Redirect);
    }
  });
  return { redirects, mistakes };
}

/** An unknown field is reported at its key. */
const placeOf = (source: YamlSource, index: number, field: string | undefined) =>
  field === undefined
    ? source.placeOf([index])
    : FIELDS.includes(field)
      ? source.placeOf([index, field])
      : source.keyPlaceOf([index, field]);

interface Mistake {
  field?: string;
  reason: string;
}

const keyOf = ({ from, query }: Redirect) => (query === undefined ? from : `${from}?${query}`);

function shapeMistake(entry: unknown): Mistake | undefined {
  const fields = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
  const unknown = Object.keys(fields).find(field => !FIELDS.includes(field));
  if (unknown !== undefined)
    return {
      field: unknown,
      reason: `There's no field "${unknown}". The fields are: ${FIELDS.join(', ')}.`,
    };
  const missing = ['from', 'to'].find(field => typeof fields[field] !== 'string');
  if (missing !== undefined)
    return { reason: `The redirect has no "${missing}". Write both "from" and "to".` };
  if (fields.query !== undefined && !/^[\w-]+=[\w-]+$/.test(String(fields.query)))
    return { field: 'query', reason: `The query "${fields.query}" isn't valid. Write it as name=value.` };
  if (!/^\/[^\s?#*]*(?:\/|\/\*)$/.test(String(fields.from)))
    return {
      field: 'from',
      reason: `"${fields.from}" isn't a valid path. Start it with a slash, and end it with a slash or /*.`,
    };
  return undefined;
}

function placeMistake(
  { from, query, to }: Redirect,
  entries: Redirect[],
  targets: Targets,
): Mistake | undefined {
  const path = from.replace(/\*$/, '');
  if (query === undefined && targets.hasPage(path))
    return {
      field: 'from',
      reason: `There's a page at ${path}, so the redirect has no effect. Remove the redirect or the page.`,
    };
  if (isExternal(to)) return undefined;
  if (to.includes('*'))
    return {
      field: 'to',
      reason: `"${to}" has a *, which only works in addresses on other sites. Remove it.`,
    };
  const chain = chainOf({ from, to }, entries);
  if (isLoop(chain) || chain.length > 2) return { field: 'to', reason: chainReason(chain) };
  const reason = targets.mistakeOf(to);
  return reason === undefined ? undefined : { field: 'to', reason };
}

/** The addresses that a redirect goes through, its own first. A loop ends with a page that is in the chain already. */
function chainOf({ from, to }: Redirect, entries: readonly Redirect[]): string[] {
  const chain = [from, to];
  while (!isLoop(chain)) {
    const end = endOf(chain);
    const next = entries.find(other => other.query === undefined && other.from === end);
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

function repetition(redirect: Redirect, lines: ReadonlyMap<string, number>): Mistake | undefined {
  const line = lines.get(keyOf(redirect));
  return line === undefined
    ? undefined
    : { field: 'from', reason: `${keyOf(redirect)} is already on line ${line}. Remove one of them.` };
}
