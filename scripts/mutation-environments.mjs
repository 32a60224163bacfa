import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

for (const name of readdirSync('__tests__', { recursive: true, encoding: 'utf8' })) {
  if (!/\.test\.tsx?$/.test(name)) continue;
  const file = join('__tests__', name);
  const text = readFileSync(file, 'utf8');
  const own = text.replace(
    '@jest-environment jsdom',
    '@jest-environment @stryker-mutator/jest-runner/jest-env/jsdom',
  );
  if (own !== text) writeFileSync(file, own);
}
