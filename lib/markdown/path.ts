/** The path of a page's Markdown twin: `/docs/faq/` has `/docs/faq.md`. */
export function twinPath(route: string): string {
  return `${route.replace(/\/$/, '')}.md`;
}
