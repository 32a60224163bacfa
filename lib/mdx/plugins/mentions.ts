import type { Link, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from '../visit';
import { pullRequestUrl } from '../../content/release';
import { EXTERNAL } from '../../external';
import { replaceChildren } from '../jsx';

/**
 * Links `@name` to the GitHub profile and, in posts, `#1234` to the pull request. Email addresses, npm scopes (`a@b.org`,
 * `@actual-app/api`), code, and links are left alone.
 */
export function mentions(kind: 'doc' | 'post') {
  const pattern =
    kind === 'post'
      ? /(?<![\w/@.#])(?:@([a-z\d][a-z\d-]*)(?![\w-])(?!\/)|#(\d{2,6})\b)/gi
      : /(?<![\w/@.])@([a-z\d][a-z\d-]*)(?![\w-])(?!\/)/gi;
  return () => (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'link' || node.type === 'heading') return SKIP;
      if (node.type !== 'text' || index === undefined || !parent) return;
      const parts = split(node, pattern);
      if (parts.length === 1) return;
      replaceChildren(parent, index, 1, parts);
      return [SKIP, index + parts.length];
    });
  };
}

function split(node: Text, pattern: RegExp): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of node.value.matchAll(pattern)) {
    if (match.index > end) parts.push({ type: 'text', value: node.value.slice(end, match.index) });
    parts.push(link(match[0], match[1], match[2]));
    end = match.index + match[0].length;
  }
  if (end < node.value.length || parts.length === 0)
    parts.push({ type: 'text', value: node.value.slice(end) });
  return parts;
}

function link(text: string, name: string | undefined, pullRequest: string | undefined): Link {
  return name === undefined
    ? { type: 'link', url: pullRequestUrl(Number(pullRequest)), children: [{ type: 'text', value: text }] }
    : { type: 'link', url: EXTERNAL.githubProfile + name, children: [{ type: 'text', value: name }] };
}
