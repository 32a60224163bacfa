/**
 * What a reader can say about their setup. The names are stored in browsers and written in pages (`for="docker"`), so a name
 * that's removed here is ignored where it's stored and reported where it's written. No two options have the same name.
 */

/** The choices, each with its options. Their labels are in lib/strings/en/setup.ts. */
export const CHOICES = {
  run: ['desktop', 'docker', 'pikapods', 'fly', 'cli', 'source'],
  os: ['windows', 'macos', 'linux', 'nas', 'iphone', 'android'],
  bank: ['simplefin', 'gocardless', 'pluggy'],
  login: ['password', 'openid', 'header'],
  budget: ['envelope', 'tracking'],
} as const;

export type ChoiceName = keyof typeof CHOICES;
export type Option = (typeof CHOICES)[ChoiceName][number];

/**
 * The values that commands contain, each with a pattern that its whole text must match. They're pasted into shells, YAML and
 * server configurations without quotes, so folders and domains can't have characters with a special meaning in these places.
 */
export const VALUES = {
  /** 1 to 65535 (RFC 6335). */
  port: String.raw`[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5]`,
  /** `/srv/actual`, `./actual-data`, or `C:/actual`, at most 200 characters. No name starts with a hyphen or is `..`. */
  folder: String.raw`(?=.{2,200}$)(?:\.|[A-Za-z]:)?(?:/(?!\.\.?(?:/|$))[\w.][\w.-]*)+`,
  /** A host name with a dot: labels of 1 to 63 characters and at most 253 in all (RFC 1123). */
  domain: String.raw`(?=.{3,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`,
} as const;

export type ValueName = keyof typeof VALUES;

/** Every choice and value that a setup may have. */
export type FieldName = ChoiceName | ValueName;

/** The names of the choices and of the values, in the order of the dialog. */
export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];
export const VALUE_NAMES = Object.keys(VALUES) as ValueName[];

/** Every option with its choice. */
export const OPTIONS: ReadonlyMap<Option, ChoiceName> = new Map(
  CHOICE_NAMES.flatMap(choice => CHOICES[choice].map((option): [Option, ChoiceName] => [option, choice])),
);

/** The pattern of a field's whole text. */
export const PATTERNS: Record<FieldName, string> = {
  run: CHOICES.run.join('|'),
  os: CHOICES.os.join('|'),
  bank: CHOICES.bank.join('|'),
  login: CHOICES.login.join('|'),
  budget: CHOICES.budget.join('|'),
  ...VALUES,
};

/** The docs pages that are about one option, which the search prefers. */
export const PAGES: Partial<Record<Option, string>> = {
  desktop: 'install/desktop-app',
  docker: 'install/docker',
  pikapods: 'install/pikapods',
  fly: 'install/fly',
  cli: 'install/cli-tool',
  source: 'install/build-from-source',
  nas: 'install/hosting',
  iphone: 'install/phone',
  android: 'install/phone',
  simplefin: 'advanced/bank-sync/simplefin',
  gocardless: 'advanced/bank-sync/gocardless',
  pluggy: 'experimental/pluggyai',
  openid: 'config/oauth-auth',
  header: 'advanced/http-header-auth',
  envelope: 'getting-started/envelope-budgeting',
  tracking: 'getting-started/tracking-budget',
};
