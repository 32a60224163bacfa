import assert from 'node:assert/strict';
import { test } from 'node:test';

import sharp from 'sharp';

import { fieldsIn } from './api-surface.ts';
import { labelFindings, menuFindings, missingPart } from './findings.ts';
import { grammarWords } from './grammar.ts';
import { menusIn } from './menus.ts';
import { listsOf, placesNaming, placesOf, readPage } from './pages.ts';
import { differingShare } from './pictures.ts';
import { markdown } from './report.ts';
import { settingsOf } from './server-config.ts';
import { parse } from './sources.ts';
import { keyOf, textsIn } from './texts.ts';

const FILE = 'src/components/Screen.tsx';
const texts = (code: string, file = FILE) => textsIn(parse(file, code));
const release = (code: string, file = FILE) => ({ texts: texts(code, file), serverTexts: [] });
const page = (body: string) => readPage('content/docs/page.mdx', `---\ntitle: Page\n---\n\n${body}\n`);

test('finds interface text: translated, in Trans with its parts, in attributes', () => {
  const found = texts(`
    const label = t('Copy last month’s budget');
    const view = <View title="Budget"><Trans><strong>Theme</strong> of {{ name }}&apos;s app</Trans></View>;
    const path = 'sidebar';
  `);
  const shown = found.filter(({ ui }) => ui).map(({ text }) => text);
  for (const text of ['Copy last month’s budget', 'Budget', "Theme of {}'s app", 'Theme']) assert.ok(shown.includes(text), text);
  assert.ok(!shown.includes('sidebar'));
});

test('ignores quotes, ellipses, and trailing colons', () => {
  assert.equal(keyOf('Let’s get started…'), keyOf("Let's get started..."));
  assert.equal(keyOf('Skip lines:'), keyOf('Skip lines'));
});

test('finds the labels, label paths, messages, and headings that a page quotes', () => {
  const { quotes, anchors, scenes } = page('## Where it is {/* #place */}\n\nOpen **More → Settings**, read `could not sync` and “Try again”.\n\n<Screenshot name="budget" alt="A budget" />');
  assert.deepEqual(quotes.map(({ text, line }) => [text, line]), [
    ['Where it is', 5], ['More → Settings', 7], ['More', 7], ['Settings', 7], ['could not sync', 7], ['Try again', 7],
  ]);
  assert.ok(anchors.has('place'));
  assert.deepEqual(scenes, [{ name: 'budget', line: 9 }]);
});

test('reports removed labels with their lines, and reworded ones with their new text', () => {
  const pages = [page('Click **Done reconciling**.\n\nThen **Sync** and again **Sync**.\n\nAnd **Reset**.')];
  const old = release(`<View><Trans>Done reconciling</Trans>{t('Sync')}{t('Reset')}</View>`);
  const now = release(`<View><Trans>Done with reconciling</Trans>{t('Reset')}{t('Bank rules')}</View>`);
  assert.deepEqual(
    labelFindings(old, now, pages).map(({ text, places }) => [text, places.map(({ line }) => line)]),
    [['“Done reconciling” now reads “Done with reconciling”', [5]], ['“Sync” is gone', [7]]],
  );
});

test('reports a label that was split in two', () => {
  const pages = [page('Set **Skip lines**.')];
  const now = release(`<View><Trans>Skip start lines:</Trans><Trans>Skip end lines:</Trans></View>`);
  const [found] = labelFindings(release(`<Trans>Skip lines:</Trans>`), now, pages);
  assert.equal(found?.text, '“Skip lines:” now reads “Skip end lines:” or “Skip start lines:”');
});

test('doesn\'t report a label that moved to a table in the same file', () => {
  const pages = [page('Choose **Prepend**.')];
  assert.deepEqual(labelFindings(release(`<Trans>Prepend</Trans>`), release(`const labels = { prepend: 'Prepend' };`), pages), []);
});

const MENU = `const menu = <Menu items={[
  { name: 'copy', text: t('Copy') },
  { name: 'zero', text: isNew ? t('Set to zero') : t('Reset') },
  ...(templates ? [{ name: 'apply', text: t('Apply') }] : []),
]} />;`;

test('a menu is one list, including entries that only some budgets have', () => {
  assert.deepEqual(menusIn(parse(FILE, MENU)), [{ file: FILE, items: ['Copy', 'Set to zero', 'Reset', 'Apply'] }]);
});

test('reports a new menu entry only where a page describes that menu', () => {
  const now = MENU.replace(`{ name: 'copy'`, `{ name: 'clear', text: t('Clear all') }, { name: 'copy'`);
  const pages = [page('- **Copy**\n- **Reset**\n- **Apply**'), page('Only **Copy** is here.')];
  const found = menuFindings(new Map([[FILE, MENU]]), new Map([[FILE, now]]), texts(now), pages);
  assert.equal(found.length, 1);
  assert.match(found[0]!.text, /has a new entry “Clear all”/);
  assert.deepEqual(found[0]!.places.map(({ line }) => line), [5]);
});

test('finds names as whole words', () => {
  const pages = [page('`addTransactions` and `addTransactionsLater`\n\n`$sum`\n\n`accounts.name`')];
  assert.deepEqual(placesNaming(pages, 'addTransactions').map(({ line }) => line), [5]);
  assert.deepEqual(placesNaming(pages, '$sum').map(({ line }) => line), [7]);
  assert.deepEqual(placesNaming(pages, 'accounts'), []);
  assert.deepEqual(placesOf(pages, 'gone'), []);
});

test('finds a list of labels where most of them are close together', () => {
  const near = page('- **One**\n- **Two**\n- **Three**');
  assert.equal(listsOf([near, page('**One** alone')], ['One', 'Two', 'Three'], 2)[0]?.found, 3);
});

test('finds the server\'s settings: groups, variables, and ignored ones', () => {
  const code = `const schema = convict({
    port: { doc: 'Port', format: 'port', default: 5006, env: 'ACTUAL_PORT' },
    openId: { doc: 'OpenID', issuer: { doc: 'Issuer', format: Object, default: {}, name: { format: String, default: '', env: 'ACTUAL_NAME' } } },
  });`;
  const settings = settingsOf(new Map([['build/src/load-config.js', code]]));
  assert.deepEqual([...settings], [
    ['port', { env: 'ACTUAL_PORT', format: 'port', default: '5006' }],
    ['openId.issuer', { format: 'Object', default: '{}' }],
    ['openId.issuer.name', { env: 'ACTUAL_NAME', ignored: true, format: 'String', default: '' }],
  ]);
  assert.throws(() => settingsOf(new Map()), /no load-config/);
});

test('compares API types regardless of line breaks', () => {
  const one = `type APICategoryEntity = Pick<CategoryEntity, 'id' | 'name'> & { group_id: string };`;
  const lines = `type APICategoryEntity = Pick<\n  CategoryEntity, // the group's\n  'id' | 'name'\n> & {\n  group_id: string;\n};`;
  assert.deepEqual(fieldsIn(parse('a.ts', one)), fieldsIn(parse('a.ts', lines)));
  assert.deepEqual(fieldsIn(parse('a.ts', `interface InitConfig { dataDir?: string; }`)), [['InitConfig.dataDir', 'optional string']]);
});

test('finds the words of a grammar, without code and message names', () => {
  const grammar = `limit 'a limit' = upTo _ amount:amount _ 'per Day'i { return { period: 'daily' } }\nupTo = 'up to'i // not 'this'\n`;
  assert.deepEqual([...grammarWords(new Map([['goal-template.pegjs', grammar]]), '')], ['per day', 'up to']);
});

test('an address in the app needs a page, a redirect, or an anchor', () => {
  const pages = [{ ...page('## Known'), file: 'content/docs/accounts/index.mdx' }];
  const redirects = '- from: /docs/old/\n  to: /docs/accounts/\n';
  assert.equal(missingPart('/docs/accounts/#known', pages, redirects), undefined);
  assert.equal(missingPart('/docs/old', pages, redirects), undefined);
  assert.match(missingPart('/docs/accounts#gone', pages, redirects)?.text ?? '', /no anchor #gone/);
  assert.match(missingPart('/docs/nowhere', pages, redirects)?.text ?? '', /no such page/);
});

test('pictures: the share of different pixels', async () => {
  const plain = (background: string) => sharp({ create: { width: 10, height: 10, channels: 3, background } });
  const dot = await sharp({ create: { width: 2, height: 5, channels: 3, background: '#000000' } }).png().toBuffer();
  const white = await plain('#ffffff').png().toBuffer();
  assert.equal(await differingShare(white, await plain('#fafafa').png().toBuffer()), 0);
  assert.equal(await differingShare(white, await plain('#ffffff').composite([{ input: dot }]).png().toBuffer()), 0.1);
});

test('the report lists every page and line, and findings without a page', () => {
  const text = markdown('Report', {
    compared: ['web 1 → 2'],
    skipped: [],
    findings: [
      { kind: 'label', text: '“A” is gone', source: 'A.tsx', places: [{ file: 'content/docs/a.mdx', line: 7, text: '' }, { file: 'content/docs/a.mdx', line: 9, text: '' }] },
      { kind: 'setting', text: 'new: “B”', places: [] },
    ],
  });
  assert.match(text, /^- content\/docs\/a\.mdx:7 “A” is gone \(A\.tsx\)\n- content\/docs\/a\.mdx:9 /m);
  assert.match(text, /## Not on any page yet\n\n- new: “B”/);
});
