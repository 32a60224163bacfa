import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import { generatedStrings } from '@/strings/generated';
import {
  isGitHubName,
  pullRequestUrl,
  type Release,
  type ReleaseChange,
  type ReleaseGroup,
} from '../../content/release';
import { EXTERNAL } from '../../external';
import { inline, link, plain } from '../nodes';

/** Appends a release's Docker tag and changes to the page as ordinary headings, text, and links. */
export function releaseChanges(release: Release) {
  return () => (tree: Root) => {
    tree.children.push({
      type: 'paragraph',
      children: [plain(`${generatedStrings.dockerTag}: `), { type: 'inlineCode', value: release.dockerTag }],
    });
    const groups = release.changes ?? [];
    if (groups.length === 0) return;
    tree.children.push({ type: 'heading', depth: 2, children: [plain(generatedStrings.allChanges)] });
    for (const group of groups) tree.children.push(...groupNodes(group));
  };
}

function groupNodes(group: ReleaseGroup): RootContent[] {
  const title = group.part === undefined ? group.group : `${group.part}: ${group.group}`;
  return [
    { type: 'heading', depth: 3, children: [plain(title)] },
    { type: 'list', ordered: false, spread: false, children: group.items.map(changeItem) },
  ];
}

function changeItem(change: ReleaseChange): ListItem {
  const numbers = change.pr === undefined ? [] : [change.pr].flat();
  const children: PhrasingContent[] = numbers.flatMap(number => [
    link(`#${number}`, pullRequestUrl(number, change.repo)),
    plain(' '),
  ]);
  children.push(...inline(change.text));
  change.thanks.forEach((name, index) => {
    children.push(
      plain(separator(index, change.thanks.length)),
      isGitHubName(name) ? link(name, EXTERNAL.githubProfile + name) : plain(name),
    );
  });
  if (change.thanks.length > 0) children.push(plain('.'));
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] };
}

/** What to write before a contributor's name. */
function separator(index: number, count: number): string {
  const { thanks, and, commaAnd, comma } = generatedStrings;
  if (index === 0) return thanks;
  if (index < count - 1) return comma;
  return count === 2 ? and : commaAnd;
}
