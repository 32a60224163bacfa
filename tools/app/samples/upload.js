// Run by the sample runner in its workspace: uploads the samples' budget to the server and prints its sync id. With
// ACTUAL_FILE_PASSWORD, the file is named Private Budget and is encrypted.
import * as api from '@actual-app/api';

const { ACTUAL_SERVER_URL: serverURL, ACTUAL_PASSWORD: password, ACTUAL_FILE_PASSWORD: filePassword } = process.env;

/** Calls the app's own back end. A refusal throws an error. */
async function ask(name, args) {
  const answer = await api.internal.send(name, args);
  if (answer?.error) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
}

await api.init({ dataDir: './small-budget', serverURL, password, verbose: false });
const [budget] = await api.getBudgets();
await api.loadBudget(budget.id);
if (filePassword) await ask('save-prefs', { budgetName: 'Private Budget' });
await ask('upload-budget');
if (filePassword) await ask('key-make', { password: filePassword });
const [here] = await api.getBudgets();
await api.shutdown();
process.stdout.write(`sync id ${here.groupId}\n`);
