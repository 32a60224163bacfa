import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { join } from 'node:path';
import { DELIVERED, licenseTexts } from '@/lib/dependencies/delivered';

/** Code that is bundled outside the framework, and parts of the framework's bundle that import packages. */
const ENTRIES = [
  'lib/offline/worker.ts',
  'lib/search/worker.ts',
  'lib/search/box/main.ts',
  'components/mdx/diagram/panzoom.ts',
  'components/layout/theme/index.tsx',
  'components/layout/offline/panel.tsx',
];

it('every package with distributed code is listed', async () => {
  const { metafile } = await build({
    entryPoints: ENTRIES,
    bundle: true,
    write: false,
    outdir: 'out',
    metafile: true,
    alias: { '@/strings': join(process.cwd(), 'lib/strings/en'), '@': process.cwd() },
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const packages = Object.keys(metafile?.inputs ?? {}).flatMap(
    input => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? [],
  );
  expect([...new Set(packages)].filter(name => !(DELIVERED as readonly string[]).includes(name))).toEqual([]);
});

it('each has its license text', async () => {
  const text = await licenseTexts('node_modules');
  for (const name of DELIVERED) expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(text).toContain(readFileSync('node_modules/react/LICENSE', 'utf8').trim());
});
