import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from '../mdx/visit';
import { fieldsOf } from '../content/fields';
import type { YamlSource } from '../content/files';
import { mistakeOf, type LinkTarget, type LinkTargets } from '../content/links';
import type { Release } from '../content/release';
import { SourceError } from '../content/source-error';
import { withTrailingSlash } from '../routes';

/** Finds broken links in the changes that release posts list. */
export function releaseLinkMistakes(
  frontMatter: YamlSource,
  { changes = [] }: Release,
  page: LinkTarget,
  targets: LinkTargets,
): SourceError[] {
  return changes.flatMap(({ items }, group) =>
    items.flatMap(({ text }, item) =>
      linksIn(text).flatMap(({ href, index }) => {
        const path = ['release', 'changes', group, 'items', item, 'text'];
        const reason =
          href === ''
            ? 'The link has no address. Write it in the parentheses.'
            : mistakeOf(href, page, targets);
        return reason === undefined
          ? []
          : [new SourceError(frontMatter.file, frontMatter.placeOf(path, index), reason)];
      }),
    ),
  );
}

/** The addresses in a line of Markdown, each with its offset. */
function linksIn(markdown: string): { href: string; index: number }[] {
  const found: { href: string; index: number }[] = [];
  visit(fromMarkdown(markdown), node => {
    if (node.type === 'link' || node.type === 'image')
      found.push({ href: withTrailingSlash(node.url), index: node.position?.start.offset ?? 0 });
  });
  return found;
}

/** Finds broken links in a sidebar. */
export function sidebarLinkMistakes(source: YamlSource, targets: LinkTargets): SourceError[] {
  const inEntries = (entries: unknown, path: (string | number)[]): SourceError[] =>
    Array.isArray(entries)
      ? entries.flatMap((entry: unknown, index) => inEntry(entry, [...path, index]))
      : [];
  const inEntry = (entry: unknown, path: (string | number)[]): SourceError[] => {
    const { href, items } = fieldsOf(entry);
    return [
      ...(typeof href === 'string' ? addressMistakes(source, [...path, 'href'], href, targets) : []),
      ...inEntries(items, [...path, 'items']),
    ];
  };
  return inEntries(source.value, []);
}

/** Checks the link of an author. */
export function authorLinkMistakes(source: YamlSource, targets: LinkTargets): SourceError[] {
  const { url } = fieldsOf(source.value);
  return typeof url === 'string' ? addressMistakes(source, ['url'], url, targets) : [];
}

function addressMistakes(
  source: YamlSource,
  path: (string | number)[],
  href: string,
  targets: LinkTargets,
): SourceError[] {
  const reason = mistakeOf(withTrailingSlash(href), { file: source.file, headings: [] }, targets);
  return reason === undefined ? [] : [new SourceError(source.file, source.placeOf(path), reason)];
}
