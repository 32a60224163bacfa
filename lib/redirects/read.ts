import type { YamlSource } from '../content/files';
import { SourceError } from '../content/source-error';
import { isExternal } from '../routes';

/** An old address and where it leads now. */
export interface Redirect {
  /** The old path, with a slash at its end; `/old/*` stands for everything below `/old/`, and `/old/` itself. */
  from: string;
  /** The redirect holds only with this query, such as `filter=release`. */
  query?: string;
  /** A page of this site or an address elsewhere; a `*` in it stands for what the one in `from` matched. */
  to: string;
}

/** What the redirects are checked against. */
export interface Targets {
  /** Whether the site has a page at a path. */
  hasPage(path: string): boolean;
  /** Why a link on this site leads nowhere; undefined when it leads somewhere. */
  mistakeOf(href: string): string | undefined;
}

const FIELDS = ['from', 'query', 'to'];

/**
 * Reads content/redirects.yml and checks it against the pages.
 *
 * @returns the redirects without mistakes, and one error by line for each field that is wrong, target that is not there,
 *   redirect to a redirect, and redirect that an existing page would hide
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

/** A field that shouldn't be there has no place but its key's. */
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
      reason: `There is no field "${unknown}". The fields are: ${FIELDS.join(', ')}.`,
    };
  const missing = ['from', 'to'].find(field => typeof fields[field] !== 'string');
  if (missing !== undefined)
    return { reason: `The redirect has no "${missing}". Write both "from" and "to".` };
  if (fields.query !== undefined && !/^[\w-]+=[\w-]+$/.test(String(fields.query)))
    return { field: 'query', reason: `The query "${fields.query}" is not of the form name=value.` };
  if (!/^\/[^\s?#*]*(?:\/|\/\*)$/.test(String(fields.from)) || fields.from === '/*')
    return {
      field: 'from',
      reason: `"${fields.from}" is not an old path. Write it from the site's root, with a slash or /* at its end.`,
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
      reason: `${path} is a page, which hides the redirect. Remove the redirect or the page.`,
    };
  if (isExternal(to)) return undefined;
  if (to.includes('*'))
    return { field: 'to', reason: `"${to}": a * can only stand in an address of another site.` };
  const chain = chainOf({ from, to }, entries);
  if (chain.length > 2) return { field: 'to', reason: chainReason(chain) };
  const reason = targets.mistakeOf(to);
  return reason === undefined ? undefined : { field: 'to', reason };
}

/** The addresses that a redirect leads through, its own first. A circle ends with an address that is there already. */
function chainOf({ from, to }: Redirect, entries: readonly Redirect[]): string[] {
  const chain = [from, to];
  for (;;) {
    const last = (chain.at(-1) ?? '').replace(/#.*/, '');
    if (chain.indexOf(last) < chain.length - 1) return chain;
    const next = entries.find(other => other.query === undefined && other.from === last);
    if (!next) return chain;
    chain.push(next.to);
  }
}

function chainReason(chain: readonly string[]): string {
  const end = (chain.at(-1) ?? '').replace(/#.*/, '');
  return chain.indexOf(end) < chain.length - 1
    ? `The redirect goes in a circle: ${chain.join(' → ')}. Write a page's address in one of them.`
    : `The redirect leads to ${chain[1]}, which is itself an old address. Write ${chain.at(-1)}.`;
}

function repetition(redirect: Redirect, lines: ReadonlyMap<string, number>): Mistake | undefined {
  const line = lines.get(keyOf(redirect));
  return line === undefined
    ? undefined
    : { field: 'from', reason: `${keyOf(redirect)} is in line ${line} already. Remove one of them.` };
}
