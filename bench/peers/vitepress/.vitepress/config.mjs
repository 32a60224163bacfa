import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

/** VitePress with its defaults, this site's sidebar, and its own local search. */
export default defineConfig({
  title: 'Actual',
  lang: 'en-US',
  srcDir: 'content',
  outDir: 'dist',
  // Twins link to a few pages that only this site has.
  ignoreDeadLinks: true,
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Docs', link: '/docs/' },
      { text: 'Blog', link: '/blog/release-25.11.0/' },
    ],
    sidebar: { '/docs/': JSON.parse(readFileSync('sidebar.json', 'utf8')) },
  },
});
