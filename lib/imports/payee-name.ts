/** Words that the app writes in lowercase within a name. */
const SMALL_WORDS = new Set(
  `for and nor but or yet so a an the aboard about above across after against along amid among anti around as at before behind
  below beneath beside besides between beyond by concerning considering despite down during except excepting excluding following
  from in inside into like minus near of off on onto opposite over past per plus regarding round save since than through to toward
  towards under underneath unlike until up upon versus via with within without`.split(/\s+/),
);

/** Names that the app always capitalizes this way. */
const SPECIAL_NAMES =
  'CLI API HTTP HTTPS JSX DNS URL CI CDN GitHub CSS JS JavaScript TypeScript HTML WordPress Next.js Node.js'
    .split(' ')
    .map(name => [new RegExp(`\\b${name}\\b`, 'gi'), name] as const);

/** Most payees have none of these names, and this finds out with a single search. */
const ANY_SPECIAL = new RegExp(SPECIAL_NAMES.map(([{ source }]) => source).join('|'), 'i');

const WORD =
  /(?:(\s?(?:^|[.()!?;:"-])\s*)([\p{L}\p{Nl}0-9])|([\p{L}\p{Nl}0-9]))([\p{L}\p{Nl}0-9]*[’']*[\p{L}\p{Nl}0-9]*)/gu;

/**
 * The name that the app gives to a new payee: GREEN GROCER becomes Green Grocer.
 *
 * @param text what the file has; spaces around it are removed
 */
export function payeeName(text: string): string {
  const named = text
    .trim()
    .toLowerCase()
    .replace(WORD, (all: string, lead = '', forced = '', letter = '', rest = '') => {
      if (/^[()]/.test(all)) return all;
      if (!forced && SMALL_WORDS.has(`${letter}${rest}`)) return all;
      return `${lead}${(letter || forced).toUpperCase()}${rest}`;
    });
  if (!ANY_SPECIAL.test(named)) return named;
  return SPECIAL_NAMES.reduce((changed, [pattern, name]) => changed.replace(pattern, name), named);
}
