import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { analyze } from '@/lib/mdx/analyze';
import { attribute } from '@/lib/mdx/jsx';

jest.mock('@/lib/content/glossary', () => ({
  ...jest.requireActual('@/lib/content/glossary'),
  glossary: async () => [
    entry('cleared', ['cleared']),
    entry('split transaction', ['split transaction', 'split transactions']),
    entry('transaction', ['transaction']),
    entry('To Budget', ['To Budget']),
    entry('faq', ['faq'], '/docs/faq/'),
  ],
}));

function entry(term: string, explain: string[], page = '/docs/accounts/') {
  return { term, definition: `What ${term} means.`, synonyms: [`other ${term}`], page, explain };
}

/** The terms marked on a page: the word in the text, and its term in the glossary. */
async function explained(
  raw: string,
  { file = 'content/docs/faq.mdx', kind = 'doc' as 'doc' | 'post' } = {},
) {
  const { tree } = await analyze({ raw, file, kind });
  const found: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'mdxJsxTextElement' && node.name === 'Term')
      found.push(`${toString(node)} = ${attribute(node, 'name')}`);
  });
  return found;
}

test.each([
  ['It is cleared, then cleared again.', ['cleared = cleared']],
  ['Cleared means confirmed.', ['Cleared = cleared']],
  [
    'Many split transactions and one transaction.',
    ['split transactions = split transaction', 'transaction = transaction'],
  ],
  ['A split transaction, no more split transactions.', ['split transaction = split transaction']],
  ['The To Budget figure; money to budget.', ['To Budget = To Budget']],
  [
    '- In a list: cleared.\n\n:::note\n\nTransaction.\n\n:::',
    ['cleared = cleared', 'Transaction = transaction'],
  ],
  ['<Steps>\n\n1. It is cleared.\n\n</Steps>', ['cleared = cleared']],
])('%s', async (raw, words) => {
  expect(await explained(raw)).toEqual(words);
});

test.each([
  '## Cleared',
  '`cleared` and [cleared](/docs/) and **Cleared** and *cleared*',
  '| cleared |\n| --- |\n| cleared |',
  'uncleared, cleared-up, transaction-based, /cleared',
  '<Card title="A" href="/docs/">It is cleared.</Card>',
  '<details>\n<summary>Cleared</summary>\n\nIt is cleared.\n\n</details>',
  'The faq itself.',
])('marks nothing in: %s', async raw => {
  expect(await explained(raw)).toEqual([]);
});

test('marks nothing in posts and the glossary', async () => {
  expect(await explained('It is cleared.', { kind: 'post', file: 'content/blog/x.mdx' })).toEqual([]);
  expect(await explained('It is cleared.', { file: 'content/docs/glossary.mdx' })).toEqual([]);
});

test("a term doesn't change the text for the search", async () => {
  const { sections } = await analyze({
    raw: 'It is cleared (or not).',
    file: 'content/docs/faq.mdx',
    kind: 'doc',
  });
  expect(sections[0]?.text).toBe('It is cleared (or not).');
});

test('the glossary page lists every term alphabetically, with its page and synonyms', async () => {
  const { tree, references } = await analyze({
    raw: '<Glossary />',
    file: 'content/docs/glossary.mdx',
    kind: 'doc',
  });
  const [list] = tree.children;
  expect(list?.type === 'list' && list.children.map(item => item.data?.hProperties?.id)).toEqual([
    'cleared',
    'faq',
    'split-transaction',
    'to-budget',
    'transaction',
  ]);
  expect(toString(list)).toContain('What cleared means.Also: other cleared.');
  expect(references.map(({ href }) => href)).toContain('/docs/faq/');
});
