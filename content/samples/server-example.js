// @server
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

// The example goes here.

await api.shutdown();
