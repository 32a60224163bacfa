/**
 * `npm run extract`: writes the tables of the reference to content/reference, from the packages. With `-- --check`, it only
 * compares them, and exits with code 1 if they differ.
 */
import { actualQl } from './actual-ql.ts';
import { api } from './api.ts';
import { config } from './config.ts';
import { checking, commit, json } from './data.ts';
import { links } from './links.ts';
import { messages } from './messages/index.ts';

const started = performance.now();
const same = [
  commit('api.json', json(api())),
  commit('actual-ql.json', json(actualQl())),
  commit('config.json', json(config())),
  commit('app-links.txt', links()),
  commit('messages.json', json(messages())),
];
console.log(`${same.length} files, ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (checking && same.includes(false)) {
  console.error('The tables differ from the packages. Run npm run extract in tools/app, and describe what is new in content/reference/*.yml.');
  process.exitCode = 1;
}
