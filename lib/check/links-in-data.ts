import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from '../mdx/visit';
import { fieldsOf } from '../content/fields';
import type { YamlSource } from '../content/files';
import { mistakeOf, type LinkTarget, type LinkTargets } from '../content/links';
import type { Release } from '../content/release';
import { SourceError } from '../content/source-error';
import { withTrailingSlash } from '../routes';

/** Finds broken links and HTML in the changes that release posts list. */
export function releaseLinkMistakes(
  frontMatter: YamlSource,
  { changes = [] }: Release,
  page: LinkTarget,
  targets: LinkTargets,
): SourceError[] {
  return changes.flatMap(({ items }, group) =>
    items.flatMap(({ text }, item) =>
      markdownMistakes(text, page, targets).map(({ reason, index }) => {
        const path = ['release', 'changes', group, 'items', item, 'text'];
        return new SourceError(frontMatter.file, frontMatter.placeOf(path, index), reason);
      }),
    ),
  );
}

/** The broken links and the HTML in a line of Markdown, each with its offset. */
function markdownMistakes(
  markdown: string,
  page: LinkTarget,
  targets: LinkTargets,
): { reason: string; index: number }[] {
  const found: { reason: string; index: number }[] = [];
  visit(fromMarkdown(markdown), node => {
    const index = node.position?.start.offset ?? 0;
    if (node.type === 'html')
      found.push({
        reason: `A change can't have HTML. Put ${node.value} in backticks, or remove it.`,
        index,
      });
    if (node.type !== 'link' && node.type !== 'image') return;
    const reason =
      node.url === ''
        ? 'The link has no address. Write it in the parentheses.'
        : mistakeOf(withTrailingSlash(node.url), page, targets);
    if (reason !== undefined) found.push({ reason, index });
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
