/** Docusaurus' classic preset with its faster builder, this site's sidebar, and the local search that most of its sites use. */
export default {
  title: 'Actual',
  url: 'https://actualbudget.org',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'throw' } },
  staticDirectories: ['public'],
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          path: 'content',
          routeBasePath: '/',
          sidebarPath: './sidebars.mjs',
          // Files of posts start with a date.
          numberPrefixParser: false,
        },
      },
    ],
  ],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      { hashed: true, indexBlog: false, docsRouteBasePath: '/', docsDir: 'content' },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Actual',
      items: [
        { to: '/docs/', label: 'Docs' },
        { to: '/blog/release-25.11.0/', label: 'Blog' },
      ],
    },
  },
};
