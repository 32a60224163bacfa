import type { Heading, List, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { generatedStrings } from '@/strings/generated';
import { byYear } from '../../blog/years';
import { isGitHubName, type Contributor, type ReleaseSummary } from '../../content/release';
import { longDate } from '../../dates';
import { EXTERNAL } from '../../site';
import type { ReleaseLists } from '../types';

/**
 * Replaces `<ReleaseList />` with headings and lists, one level below the heading above it, and `<ContributorList />` with a
 * list, so that the table of contents, search, and text twins treat them as plain Markdown.
 */
export function releaseLists(lists: ReleaseLists) {
  return () => (tree: Root) => {
    let depth = 1;
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') depth = node.depth;
      if (node.type !== 'mdxJsxFlowElement' || index === undefined || !parent) return;
      if (node.name === 'ContributorList') {
        node.children = [contributorList(lists.contributors())];
        return SKIP;
      }
      if (node.name === 'ReleaseList') {
        const nodes = releaseNodes(lists.releases(), depth + 1);
        (parent as Root | MdxJsxFlowElement).children.splice(index, 1, ...(nodes as never[]));
        return [SKIP, index + nodes.length];
      }
    });
  };
}

function releaseNodes(releases: ReleaseSummary[], depth: number): RootContent[] {
  return byYear(releases).flatMap(({ year, posts }) => [
    heading(depth, String(year)),
    ...posts.flatMap(release => [
      heading(depth + 1, release.version),
      { type: 'paragraph' as const, children: facts(release) },
      list(release.highlights.map(highlight => [text(highlight)])),
    ]),
  ]);
}

const facts = ({ version, dockerTag, date, href }: ReleaseSummary): PhrasingContent[] => [
  text(`${longDate(date)} · ${generatedStrings.dockerTag} `),
  { type: 'inlineCode', value: dockerTag },
  text(' · '),
  link(generatedStrings.allChangesIn(version), href),
];

const contributorList = (contributors: Contributor[]): List =>
  list(
    contributors.map(({ name, count }) => [
      isGitHubName(name) ? link(name, EXTERNAL.githubProfile + name) : text(name),
      text(` ${count}`),
    ]),
  );

const heading = (depth: number, value: string): Heading => ({
  type: 'heading',
  depth: Math.min(depth, 6) as Heading['depth'],
  children: [text(value)],
});

const list = (items: PhrasingContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map(children => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children }],
  })),
});

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const link = (label: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(label)],
});
