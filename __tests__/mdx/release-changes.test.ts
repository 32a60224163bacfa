import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { releaseChanges } from '@/lib/mdx/plugins/release-changes';

/** The last line that the plugin adds for a change by these contributors. */
function line(...thanks: string[]) {
  const tree: Root = { type: 'root', children: [] };
  const changes = [{ group: 'Features', items: [{ thanks, text: 'Text.' }] }];
  releaseChanges({ version: '1', dockerTag: '1', highlights: [], changes })()(tree);
  return toString(tree.children.at(-1));
}

it.each([
  [[], 'Text.'],
  [['ann'], 'Text. Thanks to ann.'],
  [['ann', 'bob'], 'Text. Thanks to ann and bob.'],
  [['ann', 'bob', 'cleo'], 'Text. Thanks to ann, bob, and cleo.'],
])('thanks %j', (thanks, expected) => {
  expect(line(...thanks)).toBe(expected);
});
