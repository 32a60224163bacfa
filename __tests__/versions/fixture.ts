import { join } from 'node:path';
import { readYaml } from '@/lib/content/files';
import { prepareVersions } from '@/lib/versions/prepare';
import type { VersionConfig } from '@/lib/versions/types';
import { contentFolder } from '../support/content';

/** Three versions, newest first: an unreleased one, the default one, and an old one. */
export const CONFIGS: VersionConfig[] = [
  { name: 'current', label: 'Next', folder: '' },
  { name: '25.11', label: '25.11', folder: '25.11' },
  { name: '24.1', label: '24.1', folder: '24.1' },
];

const IDS = ['index', 'faq', 'new', 'outside', '25.11/index', '25.11/faq', '24.1/index', '24.1/faq'];

/** A site with several versions, created like in the build. */
export async function versionedSite(configs = CONFIGS, last = '25.11') {
  const folder = await contentFolder({
    current: '- doc: index\n- doc: faq\n- doc: new\n',
    '25.11': '- category: Start\n  items:\n    - doc: 25.11/index\n    - doc: 25.11/faq\n',
    '24.1': '- doc: 24.1/index\n- doc: 24.1/faq\n',
  });
  const known = IDS.filter(id =>
    configs.some(config => config.folder === '' || id.startsWith(`${config.folder}/`)),
  );
  const docs = known.map(id => ({
    id,
    title: id,
    file: `content/docs/${id}.mdx`,
    outside: id === 'outside',
  }));
  return prepareVersions(docs, ['draft'], ({ name }) => readYaml(join(folder, name)), configs, last);
}
