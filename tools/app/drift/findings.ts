/** Compares two releases of the app, as far as the pages describe it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { links } from '../extract/links.ts';
import { repoDir } from '../src/paths.ts';
import { apiOf } from './api-surface.ts';
import { grammarWords } from './grammar.ts';
import { menusOf, sameMenu } from './menus.ts';
import { unpack, type Package, type Release } from './packages.ts';
import { listsOf, placeAt, placesNaming, placesOf, type Page, type Place } from './pages.ts';
import { queryLanguageOf } from './query-language.ts';
import { settingsOf } from './server-config.ts';
import { scriptsOf, sourceEnding, sourcesOf, type Sources } from './sources.ts';
import { keyOf, similarity, textsIn, textsOf, type Text } from './texts.ts';

export const KINDS = {
  label: 'Labels and messages that pages quote',
  menu: 'Menus',
  setting: 'Settings and experimental features',
  config: 'Configuration of the sync server',
  api: 'API methods and types',
  query: 'ActualQL',
  link: 'Links from the app to the docs',
  grammar: 'Template grammar',
  picture: 'Pictures',
} as const;

export type Finding = {
  kind: keyof typeof KINDS;
  /** The finding, in a sentence. */
  text: string;
  /** The file of the app. */
  source?: string;
  /** The lines to check. Empty if no page describes it yet. */
  places: Place[];
};

/** The parts of a release to compare. */
export type Parts = { release: Release; build: string; sources: Sources; texts: Text[]; serverTexts: Text[] };

export function partsOf(release: Release): Parts {
  const build = path.join(release.web.folder, 'build');
  const sources = sourcesOf(build);
  return { release, build, sources, texts: textsOf(sources), serverTexts: textsOf(scriptsOf(path.join(release.server.folder, 'build'))) };
}

/** Everything on the pages that a newer release makes wrong or incomplete. */
export function findings(old: Parts, now: Parts, pages: Page[]): Finding[] {
  return [
    ...labelFindings(old, now, pages),
    ...menuFindings(old.sources, now.sources, now.texts, pages),
    ...settingFindings(old, now, pages),
    ...configFindings(old.release.server, now.release.server, pages),
    ...apiFindings(old.release.api, now.release.api, pages),
    ...queryFindings(old.sources, now.sources, pages),
    ...linkFindings(old.build, now.build, pages),
    ...grammarFindings(old, now, pages),
  ];
}

/** Strings that a page quotes and that only the old release has. */
export function labelFindings(old: Pick<Parts, 'texts' | 'serverTexts'>, now: Pick<Parts, 'texts' | 'serverTexts'>, pages: Page[]): Finding[] {
  const all = [...now.texts, ...now.serverTexts];
  const before = byKey([...old.texts, ...old.serverTexts].filter(isReadable));
  const after = byKey(all.filter(isReadable));
  const inFile = new Set(all.map(({ text, file }) => `${fileName(file)} ${keyOf(text)}`));
  const added = [...after.values()].filter(({ text }) => !before.has(keyOf(text)));
  const quoted = new Set(pages.flatMap(page => page.quotes.map(({ key }) => key)));
  return [...before].flatMap(([key, text]): Finding[] => {
    // A string without a space may have become part of a table of labels.
    if (!quoted.has(key) || after.has(key) || inFile.has(`${fileName(text.file)} ${key}`)) return [];
    const near = nearest(text, added);
    const change = near.length > 0 ? `now reads ${near.map(candidate => `“${candidate.text}”`).join(' or ')}` : 'is gone';
    return [{ kind: 'label', text: `“${text.text}” ${change}`, source: (near[0] ?? text).file, places: placesOf(pages, text.text) }];
  });
}

/** Whether it's certainly on a screen, or a sentence. */
const isReadable = ({ text, ui }: Text): boolean => ui || text.includes(' ');

const fileName = (file: string): string => file.split('/').at(-1) ?? file;

/** One string per key. Strings that are certainly on a screen come first. */
function byKey(texts: Text[]): Map<string, Text> {
  const found = new Map<string, Text>();
  for (const text of texts) {
    const key = keyOf(text.text);
    if (key !== '' && (!found.has(key) || (text.ui && !found.get(key)!.ui))) found.set(key, text);
  }
  return found;
}

/** How similar two strings must be for one to replace the other. The limit is lower in the same file. */
const MIN_SIMILARITY = { sameFile: 0.55, anyFile: 0.75 };

/** Strings that are nearly as similar as the best one are included, because one label may have become two. */
const NEARLY = 0.1;

function nearest(text: Text, candidates: Text[]): Text[] {
  const rated = candidates
    .map(candidate => ({ candidate, score: similarity(text.text, candidate.text), same: fileName(candidate.file) === fileName(text.file) }))
    .filter(({ score, same }) => score >= (same ? MIN_SIMILARITY.sameFile : MIN_SIMILARITY.anyFile))
    .map(({ candidate, score, same }) => ({ candidate, score: score + (same ? 0.2 : 0) }))
    .sort((one, other) => other.score - one.score);
  return rated.filter(({ score }) => score > rated[0]!.score - NEARLY).slice(0, 2).map(({ candidate }) => candidate);
}

/** The share of a menu's entries that a page must have to count as describing that menu. */
const LISTED = 0.4;

/**
 * Entries that a menu gained or lost, where a page describes that menu. Strings that were removed completely are reported as
 * labels.
 */
export function menuFindings(old: Sources, now: Sources, texts: Text[], pages: Page[]): Finding[] {
  const menus = menusOf(now);
  const remaining = byKey(texts);
  return menusOf(old).flatMap((menu): Finding[] => {
    const other = sameMenu(menu, menus);
    if (!other) return [];
    const lists = listsOf(pages, menu.items, Math.max(Math.min(menu.items.length, 3), Math.ceil(menu.items.length * LISTED)));
    if (lists.length === 0) return [];
    const gained = other.items.filter(item => !menu.items.some(known => keyOf(known) === keyOf(item)));
    const lost = menu.items.filter(item => !other.items.some(known => keyOf(known) === keyOf(item)) && remaining.has(keyOf(item)));
    const files = new Set(lists.map(({ file }) => file));
    return [
      ...gained.map((item): Finding => ({ kind: 'menu', text: `a menu that the page describes has a new entry “${item}”`, source: other.file, places: lists })),
      ...lost.map((item): Finding => {
        const places = placesOf(pages.filter(({ file }) => files.has(file)), item);
        return { kind: 'menu', text: `“${item}” is no longer in this menu`, source: other.file, places };
      }),
    ].filter(({ places }) => places.length > 0);
  });
}

const isSettings = (file: string): boolean => file.includes('components/settings/');
/**
 * Whether a string is a label. Longer strings explain a setting, and strings with a placeholder or code or from the middle of a
 * sentence aren't labels.
 */
const isLabel = (text: string): boolean => text.length <= 60 && /^\p{Lu}/u.test(text) && !/[{};]/.test(text);

/** New labels in the settings: one finding per file, at the lines with other labels of that file. */
export function settingFindings(old: Parts, now: Parts, pages: Page[]): Finding[] {
  const before = byKey(old.texts);
  const added = [...byKey(now.texts.filter(({ ui, file }) => ui && isSettings(file)))].filter(([key, { text }]) => !before.has(key) && isLabel(text));
  const files = unique(added.map(([, { file }]) => file));
  const labels = files.map((file): Finding => {
    const known = old.texts.filter(text => text.ui && text.file === file).map(({ text }) => text);
    const names = added.filter(([, text]) => text.file === file).map(([, { text }]) => `“${text}”`);
    return { kind: 'setting', text: `new in the settings: ${names.join(', ')}`, source: file, places: listsOf(pages, known, 2).slice(0, 1) };
  });
  return [...labels, ...flagFindings(old.sources, now.sources, pages), ...prefFindings(old.sources, now.sources, pages)];
}

/** Experimental features, which can be turned on. */
function flagFindings(old: Sources, now: Sources, pages: Page[]): Finding[] {
  const [before, after] = [flagsOf(old), flagsOf(now)];
  const list = (): Place[] => listsOfWords(pages, before);
  return [
    ...after
      .filter(flag => !before.includes(flag))
      .map((flag): Finding => ({ kind: 'setting', text: `new feature flag \`${flag}\``, source: 'hooks/useFeatureFlag.ts', places: list() })),
    ...before
      .filter(flag => !after.includes(flag))
      .map((flag): Finding => ({ kind: 'setting', text: `the feature flag \`${flag}\` is gone: the feature is stable now, or was removed`, source: 'hooks/useFeatureFlag.ts', places: placesNaming(pages, `\`${flag}\``) })),
  ];
}

/** The line on a page with the most words of a list. */
function listsOfWords(pages: Page[], words: string[]): Place[] {
  const lines = pages.flatMap(page => page.lines.map((line, index) => ({ page, line: index + 1, found: words.filter(word => line.includes(word)).length })));
  const [best] = lines.sort((a, b) => b.found - a.found);
  return best && best.found > 1 ? [placeAt(best.page, best.line)] : [];
}

function flagsOf(sources: Sources): string[] {
  const text = [...sources].find(([file]) => file.endsWith('hooks/useFeatureFlag.ts'))?.[1] ?? '';
  const body = /DEFAULT_FEATURE_FLAG_STATE[^{]*\{([^}]*)\}/.exec(text)?.[1] ?? '';
  return [...body.matchAll(/(\w+):/g)].map(([, flag = '']) => flag);
}

/** Stored settings that pages mention. New ones aren't described yet. */
function prefFindings(old: Sources, now: Sources, pages: Page[]): Finding[] {
  const after = new Set(prefsOf(now));
  return prefsOf(old)
    .filter(name => !after.has(name))
    .map((name): Finding => ({ kind: 'setting', text: `the stored setting \`${name}\` is gone`, places: placesNaming(pages, `\`${name}\``) }))
    .filter(({ places }) => places.length > 0);
}

const prefsOf = (sources: Sources): string[] => [
  ...new Set([...sources.values()].flatMap(text => [...text.matchAll(/use(?:Synced|Global|Local|Metadata)Pref\(\s*['"]([\w.-]+)['"]/g)].map(([, name = '']) => name))),
];

/** The line of our descriptions in content/reference for a name, or else the start of its list. */
function referencePlace(book: string, names: string[]): Place[] {
  const file = `content/reference/${book}.yml`;
  const lines = readFileSync(path.join(repoDir, file), 'utf8').split('\n');
  for (const name of names) {
    const at = lines.findIndex(line => line.trim().startsWith(`${name}:`) || line.trim().startsWith(`'${name}':`));
    if (at >= 0) return [{ file, line: at + 1, text: lines[at]!.trim() }];
  }
  return [{ file, line: 1, text: lines[0] ?? '' }];
}

function configFindings(old: Package, now: Package, pages: Page[]): Finding[] {
  if (old.version === now.version) return [];
  const [before, after] = [old, now].map(server => settingsOf(scriptsOf(path.join(server.folder, 'build'))));
  const named = (key: string, env?: string): Place[] => unique([...placesNaming(pages, key), ...(env ? placesNaming(pages, env) : [])]);
  return compare(before!, after!, JSON.stringify).map(({ name, was, is }): Finding => {
    const env = (is ?? was)?.env;
    const called = `\`${name}\`${env ? ` (${env})` : ''}`;
    if (!is && [...after!.keys()].some(key => key.startsWith(`${name}.`)))
      return { kind: 'config', text: `${called} is only a group of settings now, without its own default`, places: [...referencePlace('config', [name]), ...named(name, env)] };
    if (!is) return { kind: 'config', text: `the server no longer has the setting ${called}`, places: [...referencePlace('config', [name]), ...named(name, env)] };
    if (!was) return { kind: 'config', text: `new server setting ${called}, default ${is.default || 'empty'}`, places: referencePlace('config', ['keys']) };
    const changes = (['env', 'format', 'default'] as const).filter(part => was[part] !== is[part]).map(part => `${part} ${was[part] ?? 'none'} → ${is[part] ?? 'none'}`);
    if (was.ignored !== is.ignored) changes.push(is.ignored ? `${env} is no longer read` : `${env} is read now`);
    return { kind: 'config', text: `server setting ${called}: ${changes.join(', ')}`, places: [...referencePlace('config', [name]), ...named(name, env)] };
  });
}

/** The entries that differ between two maps. */
function compare<Value>(before: Map<string, Value>, after: Map<string, Value>, textOf: (value: Value) => string): { name: string; was?: Value; is?: Value }[] {
  return unique([...before.keys(), ...after.keys()]).flatMap(name => {
    const [was, is] = [before.get(name), after.get(name)];
    return was !== undefined && is !== undefined && textOf(was) === textOf(is) ? [] : [{ name, was, is }];
  });
}

function unique<Value>(values: Value[]): Value[] {
  const known = new Set<string>();
  return values.filter(value => !known.has(JSON.stringify(value)) && known.add(JSON.stringify(value)));
}

function apiFindings(old: Package, now: Package, pages: Page[]): Finding[] {
  if (old.version === now.version) return [];
  const [before, after] = [surface(old), surface(now)];
  const methods = compare(before.methods, after.methods, String).map(({ name, was, is }): Finding => {
    const short = name.split('.').at(-1) ?? name;
    if (is === undefined) return { kind: 'api', text: `the API no longer has \`${name}\``, places: [...referencePlace('api', [name]), ...placesNaming(pages, short)] };
    if (was === undefined) return { kind: 'api', text: `new API method \`${name}${is}\``, places: referencePlace('api', ['methods']) };
    return { kind: 'api', text: `\`${name}\`: \`${was}\` is now \`${is}\``, places: [...referencePlace('api', [name]), ...placesNaming(pages, short)] };
  });
  const changed = compare(before.fields, after.fields, String);
  // A type that changed from a list of fields to a union, or the reverse, is a single change.
  const reshaped = changed.flatMap(({ name, was, is }) => (name.includes('.') ? [] : is === undefined || was === undefined ? [name] : []));
  const isPart = (name: string): boolean => reshaped.some(type => name.startsWith(`${type}.`));
  const fields = changed.filter(({ name }) => !isPart(name)).map(({ name, was, is }): Finding => {
    const [type = name] = name.split('.');
    if (reshaped.includes(name)) {
      const form = is === undefined ? 'now has its own fields' : `is now \`${is}\``;
      return { kind: 'api', text: `the type \`${name}\` changed: it ${form}`, places: referencePlace('api', [type]) };
    }
    const change = is === undefined ? 'is gone' : was === undefined ? `is new: \`${is}\`` : `\`${was}\` is now \`${is}\``;
    return { kind: 'api', text: `\`${name}\` ${change}`, places: referencePlace('api', [type]) };
  });
  return [...methods, ...fields];
}

/** Newer releases declare the API's types in a separate package. */
function surface(api: Package): ReturnType<typeof apiOf> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(api.folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const core = { ...devDependencies, ...dependencies }['@actual-app/core'];
  return apiOf(api.folder, core ? [unpack('@actual-app/core', core).folder] : []);
}

function queryFindings(old: Sources, now: Sources, pages: Page[]): Finding[] {
  const changed = compare(queryLanguageOf(old), queryLanguageOf(now), String);
  const newTables = changed.flatMap(({ name, was }) => (name.startsWith('table ') && was === undefined ? [name.replace('table ', '')] : []));
  const isField = (name: string): boolean => newTables.some(table => name.startsWith(`field ${table}.`));
  return changed.filter(({ name }) => !isField(name)).map(({ name, was, is }): Finding => {
    const [kind = '', full = ''] = name.split(' ');
    if (newTables.includes(full)) {
      const fields = changed.flatMap(entry => (entry.name.startsWith(`field ${full}.`) ? [`\`${entry.name.split('.')[1]}\``] : []));
      return { kind: 'query', text: `ActualQL table \`${full}\` is new, with the fields ${fields.join(', ')}`, source: 'server/aql', places: referencePlace('actual-ql', ['tables']) };
    }
    const short = full.split('.').at(-1) ?? full;
    const change = is === undefined ? 'is gone' : was === undefined ? `is new${is ? `: \`${is}\`` : ''}` : `\`${was}\` is now \`${is}\``;
    const places = referencePlace('actual-ql', was === undefined ? [kind === 'field' ? (full.split('.')[0] ?? '') : `${kind}s`] : [short]);
    const named = was !== undefined && kind !== 'field' ? placesNaming(pages, short) : [];
    return { kind: 'query', text: `ActualQL ${kind} \`${full}\` ${change}`, source: 'server/aql', places: [...places, ...named] };
  });
}

function linkFindings(old: string, now: string, pages: Page[]): Finding[] {
  const [before, after] = [old, now].map(build => links(build).trim().split('\n'));
  const redirects = readFileSync(path.join(repoDir, 'content/redirects.yml'), 'utf8');
  return after!
    .filter(address => !before!.includes(address))
    .map((address): Finding => {
      const list: Place = { file: 'content/reference/app-links.txt', line: 1, text: 'npm run extract:links' };
      const missing = missingPart(address, pages, redirects);
      return { kind: 'link', text: `the app now opens ${address}${missing ? `, and ${missing.text}` : ''}`, places: [...(missing?.places ?? []), list] };
    });
}

/** What an address lacks on this site: its page, or its anchor. */
export function missingPart(address: string, pages: Page[], redirects: string): { text: string; places: Place[] } | undefined {
  const [route = '', anchor] = address.split('#');
  if (!route.startsWith('/docs')) return undefined;
  const id = route.replace(/^\/docs\/?/, '').replace(/\/$/, '');
  const page = pages.find(({ file }) => [`content/docs/${id}.mdx`, `content/docs/${id ? `${id}/` : ''}index.mdx`].includes(file));
  if (!page) {
    if (redirects.includes(`from: ${route.replace(/\/?$/, '/')}\n`)) return undefined;
    return { text: 'there is no such page. Write it, or add a redirect', places: [{ file: 'content/redirects.yml', line: 1, text: '' }] };
  }
  if (!anchor || page.anchors.has(anchor)) return undefined;
  return { text: `the page has no anchor #${anchor}`, places: [placeAt(page, 1)] };
}

function grammarFindings(old: Parts, now: Parts, pages: Page[]): Finding[] {
  const [before, after] = [grammarWords(old.sources, old.build), grammarWords(now.sources, now.build)];
  const uses = (word: string): Place[] =>
    pages.flatMap(page => page.lines.flatMap((line, index) => (/#(?:template|goal|cleanup)/.test(line) && line.toLowerCase().includes(word) ? [placeAt(page, index + 1)] : [])));
  // A word may have moved from the code into the grammar.
  const inCode = new Set(old.texts.filter(({ file }) => file.includes('template')).map(({ text }) => text.toLowerCase()));
  const main = pages.filter(({ file }) => file.endsWith('goal-templates.mdx')).map(page => placeAt(page, 1));
  return [
    ...[...before].filter(word => !after.has(word)).map((word): Finding => ({ kind: 'grammar', text: `templates no longer support the word “${word}”`, places: uses(word) })),
    ...[...after].filter(word => !before.has(word) && !inCode.has(word)).map((word): Finding => ({ kind: 'grammar', text: `templates support a new word, “${word}”`, places: main })),
  ];
}
