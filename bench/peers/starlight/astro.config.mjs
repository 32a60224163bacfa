import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

/** Starlight with its defaults, this site's sidebar, and its own search, Pagefind. */
export default defineConfig({
  site: 'https://actualbudget.org',
  integrations: [starlight({ title: 'Actual', sidebar: JSON.parse(readFileSync('sidebar.json', 'utf8')) })],
});
