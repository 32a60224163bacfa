import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { versionMismatches } from '@/lib/release/version-mismatches';
import { releaseTasks } from '@/lib/release/tasks';
import { temporaryFolder } from '../support/temporary-folder';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** A project that completely documents a release. */
function projectOf(version: string): Record<string, string> {
  const pins = {
    '@actual-app/api': '25.9.0',
    '@actual-app/sync-server': '25.6.0',
    '@actual-app/web': version,
    'api-samples': 'npm:@actual-app/api@25.12.0',
  };
  const locked = Object.entries({ ...pins, 'api-samples': '25.12.0' });
  return {
    'package.json': json({ name: 'site', version }),
    'package-lock.json': json({ version, packages: { '': { version } } }),
    'tools/app/package.json': json({ dependencies: pins, overrides: { '@actual-app/web': version } }),
    'tools/app/package-lock.json': json({
      packages: Object.fromEntries(
        locked.map(([name, release]) => [`node_modules/${name}`, { version: release }]),
      ),
    }),
    'content/reference/config.json': json({ version: '25.6.0' }),
    'content/reference/api.json': json({ version: '25.12.0' }),
    'content/reference/actual-ql.json': json({ version: '25.12.0' }),
    'content/samples/ran.json': json({ version: '25.12.0' }),
    '__tests__/simulator/app-months.json': json({ api: '25.12.0' }),
    '__tests__/templates/app-results.json': json({ app: version }),
    '__tests__/imports/app-rows.json': json({ web: version }),
    'content/screenshots/manifest.json': json({ appVersion: version, scenes: { budget: {}, reports: {} } }),
    'content/versions.json': json({
      last: 'current',
      versions: [{ name: 'current', label: 'Next', folder: '' }],
    }),
    [`content/blog/release-${version}.mdx`]: `---\ntitle: Release\nrelease:\n  version: "${version}"\n---\n`,
    'content/docs/index.mdx': `---\ntitle: Docs\n---\n\nThese pages describe release ${version}.\n`,
  };
}

async function written(files: Record<string, string>): Promise<string> {
  const root = await temporaryFolder('release');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return root;
}

const PUBLISHED = {
  '@actual-app/web': ['25.11.0', '25.12.0'],
  '@actual-app/api': ['25.9.0', '25.12.0'],
  '@actual-app/sync-server': ['25.6.0', '26.8.1'],
};

/** The tasks as `file:line`, which must contain given strings. */
const places = async (files: Record<string, string>, version: string) =>
  (await releaseTasks(await written(files), version, PUBLISHED)).map(({ file, line }) => `${file}:${line}`);

it('there are no tasks for the documented release', async () => {
  expect(await places(projectOf('25.11.0'), '25.11.0')).toEqual([]);
});

it('a new release has tasks for its post, numbers, pins, pictures, and pages, with their positions', async () => {
  expect(await places(projectOf('25.11.0'), '25.12.0')).toEqual([
    'content/blog/<date>-release-25.12.0.mdx:1',
    'package.json:3',
    'package-lock.json:2',
    'package-lock.json:5',
    'tools/app/package.json:5',
    'tools/app/package.json:9',
    'content/screenshots/manifest.json:2',
    'tools/app/package.json:3',
    'content/docs/index.mdx:5',
  ]);
});

it('pages are still listed after the numbers are updated', async () => {
  const files = {
    ...projectOf('25.11.0'),
    ...projectOf('25.12.0'),
    'content/docs/faq.mdx': '---\n---\nIn 25.11.0 it is so.\n',
  };
  expect(await places(files, '25.12.0')).toEqual(['tools/app/package.json:3', 'content/docs/faq.mdx:3']);
});

it('pages of a frozen docs version are ignored', async () => {
  const versions = [
    { name: 'current', folder: '' },
    { name: '25.11', folder: '25.11' },
  ];
  const frozen = {
    'content/versions.json': json({ last: 'current', versions }),
    'content/docs/25.11/faq.mdx': '---\n---\nIn 25.11.0 it is so.\n',
  };
  const files = { ...projectOf('25.11.0'), ...frozen };
  expect(await places(files, '25.12.0')).not.toContain('content/docs/25.11/faq.mdx:3');
});

it('reports a picture of another release', async () => {
  const manifest = json({
    appVersion: '25.11.0',
    scenes: { budget: {}, reports: { appVersion: '25.10.0' } },
  });
  const root = await written({ ...projectOf('25.11.0'), 'content/screenshots/manifest.json': manifest });
  expect(await versionMismatches(root, '25.11.0')).toEqual([
    {
      file: 'content/screenshots/manifest.json',
      line: 5,
      text: expect.stringContaining('reports shows 25.10.0'),
    },
  ]);
});

it('reports a table from a different release than the pinned package', async () => {
  const root = await written({
    ...projectOf('25.11.0'),
    'content/reference/api.json': json({ version: '25.9.0' }),
  });
  expect(await versionMismatches(root, '25.11.0')).toEqual([
    { file: 'content/reference/api.json', line: 2, text: expect.stringContaining('npm run extract') },
  ]);
});

describe('with several versions of the docs', () => {
  /** What is left to do after docs:version 25.11, when everything else documents 25.12.0. */
  const left = (last: string, label: string) => {
    const versions = [
      { name: 'current', label, folder: '' },
      { name: '25.11', label: '25.11', folder: '25.11' },
    ];
    const files = { ...projectOf('25.12.0'), 'content/versions.json': json({ last, versions }) };
    return places(files, '25.12.0').then(found =>
      found.filter(place => place.startsWith('content/versions')),
    );
  };

  it('the new pages become the default version, labeled with the release', async () => {
    expect(await left('25.11', 'Next')).toEqual(['content/versions.json:2', 'content/versions.json:6']);
  });

  it.each(['25.12.0', '25.12'])('then nothing is left to do with the label %s', async label => {
    expect(await left('current', label)).toEqual([]);
  });
});

it('rejects an invalid release number', async () => {
  await expect(releaseTasks('.', 'next')).rejects.toThrow('year.month.patch');
});

it("this project's release numbers are consistent", async () => {
  const { version } = jest.requireActual<{ version: string }>('../../package.json');
  expect(await versionMismatches('.', version)).toEqual([]);
});
