import type { Heading, List, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { slug } from 'github-slugger';
import { SKIP, visit } from '../visit';
import { generatedStrings } from '@/strings/generated';
import { byYear } from '../../blog/years';
import { isGitHubName, type Contributor, type ReleaseSummary } from '../../content/release';
import { longDate, shortMonthAndDay } from '../../dates';
import { EXTERNAL } from '../../external';
import { jsxElement, replaceChildren } from '../jsx';
import { link, plain } from '../nodes';
import type { ReleaseLists } from '../types';

/** A year in the index of releases, newest release first. */
export interface IndexYear {
  year: number;
  releases: {
    version: string;
    /** Its heading's id. */
    id: string;
    /** The day of the year when it was published, as readers see it. */
    date: string;
    /** Its first highlight. */
    highlight?: string;
    /** The number of its changes. */
    changes: number;
  }[];
}

/**
 * Fills `<ReleaseList />` with headings and lists, one level below the heading above it, and `<ContributorList />` with a list, so
 * that the table of contents, search, and text twins treat them as plain Markdown.
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
        replaceChildren(parent, index, 0, [releaseIndex(releases)]);
        return [SKIP, index + 2];
      }
    });
  };
}

/** The index above the list: every release by year, with a link to it and to what came after it. */
function releaseIndex(releases: ReleaseSummary[]): MdxJsxFlowElement {
  const years = byYear(releases).map(({ year, posts }): IndexYear => ({
    year,
    releases: posts.map(({ version, date, highlights: [highlight], changes }) => ({
      version,
      id: slug(version),
      date: shortMonthAndDay(date),
      highlight,
      changes,
    })),
  }));
  return jsxElement('ReleaseIndex', { years: JSON.stringify(years) });
}

/**
 * The headings and lists of releases. `<ReleasesAfter>` is where a release's link in the index leads. It comes before the
 * release, or before the year's heading if it's the year's first release.
 */
function releaseNodes(releases: ReleaseSummary[], depth: number): RootContent[] {
  const newest = releases[0];
  return byYear(releases).flatMap(({ year, posts }) => [
    ...posts.flatMap((release, index) => [
      jsxElement('ReleasesAfter', {
        version: release.version,
        newest: release === newest ? 'yes' : undefined,
      }),
      ...(index === 0 ? [heading(depth, String(year))] : []),
      heading(depth + 1, release.version, slug(release.version)),
      { type: 'paragraph' as const, children: facts(release) },
      list(release.highlights.map(highlight => [plain(highlight)])),
    ]),
  ]);
}

const facts = ({ version, dockerTag, date, href }: ReleaseSummary): PhrasingContent[] => [
  plain(`${longDate(date)} · ${generatedStrings.dockerTag} `),
  { type: 'inlineCode', value: dockerTag },
  plain(' · '),
  link(generatedStrings.allChangesIn(version), href),
];

const contributorList = (contributors: Contributor[]): List =>
  list(
    contributors.map(({ name, count }) => [
      isGitHubName(name) ? link(name, EXTERNAL.githubProfile + name) : plain(name),
      plain(` ${count}`),
    ]),
  );

const heading = (depth: number, value: string, id?: string): Heading => ({
  type: 'heading',
  depth: Math.min(depth, 6) as Heading['depth'],
  children: [plain(value), ...(id ? [{ type: 'mdxTextExpression' as const, value: `/* #${id} */` }] : [])],
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
