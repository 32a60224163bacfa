// @server
// #region connect
import { mkdirSync } from 'node:fs';
import * as api from '@actual-app/api';

mkdirSync('actual-data', { recursive: true });
await api.init({
  dataDir: './actual-data',
  serverURL: process.env.ACTUAL_SERVER_URL,
  password: process.env.ACTUAL_PASSWORD,
  verbose: false,
});
await api.downloadBudget(process.env.ACTUAL_SYNC_ID);

for (const { id, name } of await api.getAccounts()) {
  console.log(name, await api.getAccountBalance(id));
}

await api.shutdown();
// #endregion
{
  // #region getBudgets
  for (const { name, state, id } of await api.getBudgets()) {
    console.log(name, state ?? 'local', id ? 'has an id' : 'has no id');
  }
  // #endregion
}
{
  // #region encrypted
  await api.downloadBudget(process.env.ACTUAL_ENCRYPTED_SYNC_ID, {
    password: process.env.ACTUAL_FILE_PASSWORD,
  });
  console.log((await api.getAccounts()).length, 'accounts, decrypted');
  // #endregion
}
{
  // #region sync
  await api.sync(); // fetch other devices' changes
  const [account] = await api.getAccounts();
  await api.updateAccount(account.id, { name: 'Joint Checking' });
  await api.sync(); // send this device's changes
  console.log((await api.getAccounts())[0].name);
  // #endregion
}
{
  // #region getServerVersion
  console.log(await api.getServerVersion());
  // #endregion
}
{
  // #region runBankSync
  // None of this budget's accounts is linked to a bank, so nothing is fetched.
  await api.runBankSync();
  const [account] = await api.getAccounts();
  await api.runBankSync({ accountId: account.id });
  console.log('done');
  // #endregion
}
