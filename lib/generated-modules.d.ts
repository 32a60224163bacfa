/** The types of the files that the build generates, for importing them. lib/generated.ts describes each file. */

declare module '@/generated/announcement.json' {
  const value: import('./generated').Generated['announcement'];
  export default value;
}

declare module '@/generated/content.json' {
  const value: import('./generated').Generated['content'];
  export default value;
}

declare module '@/generated/docs-outside.json' {
  const value: import('./generated').Generated['docs-outside'];
  export default value;
}

declare module '@/generated/header.json' {
  const value: import('./generated').Generated['header'];
  export default value;
}

declare module '@/generated/header-versions.json' {
  const value: import('./generated').Generated['header-versions'];
  export default value;
}

declare module '@/generated/setup-script.json' {
  const value: import('./generated').Generated['setup-script'];
  export default value;
}
declare module '@/generated/import-reader.json' {
  const value: import('./generated').Generated['import-reader'];
  export default value;
}

declare module '@/generated/last-updated.json' {
  const value: import('./generated').Generated['last-updated'];
  export default value;
}

declare module '@/generated/mistakes.json' {
  const value: import('./generated').Generated['mistakes'];
  export default value;
}

declare module '@/generated/popular.json' {
  const value: import('./generated').Generated['popular'];
  export default value;
}

declare module '@/generated/recent-posts.json' {
  const value: import('./generated').Generated['recent-posts'];
  export default value;
}

declare module '@/generated/redirects.json' {
  const value: import('./generated').Generated['redirects'];
  export default value;
}

declare module '@/generated/screenshots.json' {
  const value: import('./generated').Generated['screenshots'];
  export default value;
}

declare module '@/generated/search.json' {
  const value: import('./generated').Generated['search'];
  export default value;
}

declare module '@/generated/sidebar-links.json' {
  const value: import('./generated').Generated['sidebar-links'];
  export default value;
}

declare module '@/generated/sidebars.json' {
  const value: import('./generated').Generated['sidebars'];
  export default value;
}

declare module '@/generated/template-parser.js' {
  /**
   * @throws Error with the place of the first character that can't be read
   */
  export function parse(line: string): import('./templates/types').ReadTemplate;
}
