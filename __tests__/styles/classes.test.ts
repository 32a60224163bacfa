import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import postcss from 'postcss';
import { filesBelow } from '@/lib/content/files';

/** How a component imports the classes of a style sheet. */
const IMPORT = /import (\w+) from '((?:@\/|\.).*\.module\.css)'/g;

/** The classes in a CSS module that have their own names on the page. */
function classesIn(sheet: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(readFileSync(sheet, 'utf8')).walkRules(({ selector }) => {
    const own = selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
    for (const [name] of own.matchAll(/(?<=\.)[A-Za-z][\w-]*/g)) classes.add(name);
  });
  return classes;
}

/** The classes that components use, by style sheet: `styles.title`. */
async function usedClasses(): Promise<Map<string, Set<string>>> {
  const used = new Map<string, Set<string>>();
  for (const folder of ['app', 'components'])
    for (const file of await filesBelow(folder, '.tsx')) {
      const code = readFileSync(file, 'utf8');
      for (const [, name = '', path = ''] of code.matchAll(IMPORT)) {
        const sheet = path.startsWith('@/') ? path.slice(2) : relative('.', join(dirname(file), path));
        const names = code.match(new RegExp(`(?<=(?<![/\\w])${name}\\.)\\w+`, 'g')) ?? [];
        used.set(sheet, new Set([...(used.get(sheet) ?? []), ...names]));
      }
    }
  return used;
}

it('components use the classes that their style sheets have, and no others', async () => {
  const used = Object.fromEntries(
    [...(await usedClasses())].map(([sheet, names]) => [sheet, [...names].sort()]),
  );
  const defined = Object.fromEntries(Object.keys(used).map(sheet => [sheet, [...classesIn(sheet)].sort()]));
  expect(Object.keys(used)).not.toHaveLength(0);
  expect(used).toEqual(defined);
});
