/**
 * `npm run import-check [-- name…]`: imports every file of __tests__/imports/files through the app's own dialog, with the settings
 * that the site's rehearsal recommends, and writes the transactions that are in the account afterward to
 * __tests__/imports/app-rows.json. The site's tests compare the rehearsal with that file. A second file, such as overlap.2.csv, is
 * imported into the account of the first.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { RECORDED, recordedImports, type Imported } from '../../../__tests__/imports/recorded.ts';
import { rehearse, type Rehearsal } from '../../../lib/imports/rehearse.ts';
import type { App } from '../src/app.ts';
import { openClient } from '../src/client.ts';
import { packageVersion, repoDir } from '../src/paths.ts';
import { importedRows, previewMatches } from './rows.ts';

const FOLDER = path.join(repoDir, '__tests__/imports/files');
const OUTPUT = path.join(repoDir, RECORDED);
const SECOND = /\.2(?=\.[^.]+$)/;

const names = readdirSync(FOLDER).sort();
const requested = process.argv.slice(2);
const results: Record<string, Imported> = existsSync(OUTPUT) && requested.length > 0 ? recordedImports(OUTPUT) : {};
const { app, close } = await openClient();
try {
  await app.button('Start fresh').click();
  await app.button('Add account').waitFor();
  for (const name of names.filter(name => !SECOND.test(name))) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    const second = name.replace(/(?=\.[^.]+$)/, '.2');
    const account = await createAccount(app, name);
    results[name] = await importFile(app, account, name);
    if (names.includes(second)) results[second] = await importFile(app, account, second, true);
    console.log(`${name}: ${results[name].error ?? `${results[name].rows?.length} rows`}`);
  }
} finally {
  await close();
}
const sorted = Object.fromEntries(Object.entries(results).sort(([one], [other]) => one.localeCompare(other)));
writeFileSync(OUTPUT, `${JSON.stringify({ web: packageVersion('@actual-app/web'), files: sorted }, null, 2)}\n`);
console.log(`wrote ${path.relative(process.cwd(), OUTPUT)}`);

async function createAccount(app: App, name: string): Promise<string> {
  await app.action('createAccount', { name, balance: 0, offBudget: false });
  return app.accountId(name);
}

/** Saves the settings that the rehearsal recommends as those of the account, and then imports the file in the app. */
async function importFile(app: App, account: string, name: string, isSecond = false): Promise<Imported> {
  const content = readFileSync(path.join(FOLDER, name));
  const rehearsal = rehearse(name, new Uint8Array(content));
  const { settings } = rehearsal;
  await app.setPrefs(prefsOf(account, rehearsal));
  await app.go(`/accounts/${account}`);
  const chooser = app.page.waitForEvent('filechooser');
  await app.button('Import').click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: content });
  await app.modal.waitFor();
  await app.settle(500);
  const matches = isSecond ? await previewMatches(app, account, rehearsal) : undefined;
  const error = await dialogError(app);
  if (error !== undefined) return { settings, error };
  const button = app.modal.locator('button:enabled', { hasText: /^Import \d+ transactions?$/ });
  // The preview takes a moment. With a second file, there may be nothing to import.
  if (rehearsal.rows.length > 0) await button.waitFor({ timeout: 5000 }).catch(() => undefined);
  if (await button.isVisible()) {
    await button.click();
    await app.settle(500);
    const refused = (await dialogError(app)) ?? (await internalError(app));
    if (refused !== undefined) return { settings, error: refused };
  } else {
    await app.page.keyboard.press('Escape');
  }
  await app.modal.waitFor({ state: 'detached' });
  return isSecond ? { settings, matches } : { settings, rows: await importedRows(app, account) };
}

/** Closes the app's dialog if it shows an error, and returns the message. */
async function dialogError(app: App): Promise<string | undefined> {
  if (!(await app.modal.isVisible())) return undefined;
  const label = app.modal.getByText('Error:', { exact: true });
  if ((await label.count()) === 0) return undefined;
  const text = await label.locator('..').innerText();
  await app.page.keyboard.press('Escape');
  await app.modal.waitFor({ state: 'detached' });
  return text.replace(/^Error:\s*/, '').trim();
}

/** The start of what the app says about an import that fails inside it. The dialog stays open then; this closes both. */
async function internalError(app: App): Promise<string | undefined> {
  const message = app.page.getByText(/^Something internally went wrong/);
  if (!(await message.isVisible())) return undefined;
  const text = (await message.innerText()).split('.', 1)[0];
  await app.reload();
  return text;
}

function prefsOf(account: string, { kind, settings }: Rehearsal): Record<string, string> {
  const { delimiter, hasHeader, skipLines, inOut, outValue, mapping, dateFormat, flip } = settings;
  if (kind !== 'csv' && kind !== 'qif') return {};
  const formats = { [`parse-date-${account}-${kind}`]: dateFormat, [`flip-amount-${account}-${kind}`]: String(flip) };
  if (kind === 'qif') return formats;
  const all = { date: null, payee: null, notes: null, category: null, amount: null, inOut: null, ...mapping };
  return {
    ...formats,
    [`csv-mappings-${account}`]: JSON.stringify(all),
    [`csv-delimiter-${account}`]: delimiter,
    [`csv-has-header-${account}`]: String(hasHeader),
    [`csv-skip-lines-${account}`]: String(skipLines),
    [`csv-in-out-mode-${account}`]: String(inOut),
    [`csv-out-value-${account}`]: outValue,
  };
}
