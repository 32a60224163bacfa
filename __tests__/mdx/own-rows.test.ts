import { analyze } from '@/lib/mdx/analyze';
import { compileTree } from '@/lib/mdx/compile';

const compile = async (raw: string) => {
  const { tree } = await analyze({ raw, file: 'content/docs/faq.mdx', kind: 'doc' });
  return compileTree(tree, {});
};

test.each([
  ['a table', '| A |\n|---|\n| Docker {/* for docker */} |\n| Fly {/* for fly */} |\n', 'tbody'],
  ['a list', '- On a Mac. {/* for macos */}\n- Elsewhere.\n', 'ul'],
])('%s has one place for the rows of the reader’s setup, before its own', async (_, body, of) => {
  const code = await compile(body);
  expect(code.match(/_jsx\(OwnRows, /g)).toHaveLength(1);
  expect(code).toMatch(new RegExp(`OwnRows, \\{\\s*of: "${of}"`));
});

test.each(['1. On a Mac. {/* for macos */}\n2. Then this.\n', '- One.\n- Two.\n', '| A |\n|---|\n| B |\n'])(
  'steps, and what is for everyone, keep their order: %j',
  async body => {
    expect(await compile(body)).not.toContain('OwnRows, {');
  },
);
