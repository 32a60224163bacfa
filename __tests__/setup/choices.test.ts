import { existsSync } from 'node:fs';
import { CHOICE_NAMES, CHOICES, OPTIONS, PAGES } from '@/lib/setup/choices';

test('no two options have the same name', () => {
  expect(OPTIONS.size).toBe(CHOICE_NAMES.flatMap(name => [...CHOICES[name]]).length);
});

test('the pages about options exist', () => {
  const missing = Object.values(PAGES).filter(
    id => !existsSync(`content/docs/${id}.mdx`) && !existsSync(`content/docs/${id}/index.mdx`),
  );
  expect(missing).toEqual([]);
});
