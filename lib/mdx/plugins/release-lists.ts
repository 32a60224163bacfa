import type { Heading, List, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { generatedStrings } from '@/strings/generated';
import { byYear } from '../../blog/years';
import { isGitHubName, type Contributor, type ReleaseSummary } from '../../content/release';
import { longDate } from '../../dates';
import { EXTERNAL } from '../../external';
import { jsxElement } from '../jsx';
import type { ReleaseLists } from '../types';

/**
 * Fills `<ReleaseList />` with headings and lists, one level below the heading above it, and `<ContributorList />` with a list, so that the table of contents, search, and text twins treat them as plain Markdown.
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
        const releases = lists.releases();
        node.children = releaseNodes(releases, depth + 1) as typeof node.children;
        (parent as Root | MdxJsxFlowElement).children.splice(index, 0, chooser(releases) as never);
        return [SKIP, index + 2];
      }
    });
  };
}

/** The list of versions that readers choose theirs from, by year. */
function chooser(releases: ReleaseSummary[]): MdxJsxFlowElement {
  const years = byYear(releases).map(({ year, posts }) => ({
    year,
    versions: posts.map(({ version }) => version),
  }));
  return jsxElement('ReleaseChooser', { years: JSON.stringify(years) });
}

/** Before each release, and before its year if it's the first of one, is the place that its link in the chooser leads to. */
function releaseNodes(releases: ReleaseSummary[], depth: number): RootContent[] {
  const newest = releases[0];
  return byYear(releases).flatMap(({ year, posts }) => [
    ...posts.flatMap((release, index) => [
      jsxElement('ReleasesAfter', {
        version: release.version,
        newest: release === newest ? 'yes' : undefined,
      }),
      ...(index === 0 ? [heading(depth, String(year))] : []),
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
