/** The path of a page's Markdown twin: `/docs/faq/` has `/docs/faq.md`, and the home page has `/index.md`. */
export function twinPath(route: string): string {
  return route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`;
}
