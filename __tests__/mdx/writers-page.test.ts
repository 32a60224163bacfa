/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { COMPONENTS } from '@/lib/mdx/components';

it('the page for writers shows every component that authors can use', async () => {
  const page = await readFile('content/docs/contributing/writing-docs.mdx', 'utf8');
  const missing = Object.keys(COMPONENTS).filter(name => !new RegExp(`<${name}[\\s/>]`).test(page));
  expect(missing).toEqual([]);
});
