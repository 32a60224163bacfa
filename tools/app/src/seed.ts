/** `npm run seed -- <file.zip> [name]`: writes the curated budget to a file of your choice. */
import path from 'node:path';

import { BUDGET_NAME, seed } from './seed/index.ts';

const [file, name = BUDGET_NAME] = process.argv.slice(2);
if (!file) throw new Error('Name the zip file to write, as in npm run seed -- budget.zip.');
await seed(path.resolve(file), name);
console.log(`wrote ${file}`);
