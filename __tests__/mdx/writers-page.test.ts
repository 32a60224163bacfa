import { readFile } from 'node:fs/promises';
import { COMPONENTS } from '@/lib/mdx/components';

it('the page for writers shows every component that authors can use', async () => {
  const files = ['writing-docs', 'samples-and-tables'].map(name => `content/docs/contributing/${name}.mdx`);
  const page = (await Promise.all(files.map(file => readFile(file, 'utf8')))).join('\n');
  const missing = Object.keys(COMPONENTS).filter(name => !new RegExp(`<${name}[\\s/>]`).test(page));
  expect(missing).toEqual([]);
});
