import { analyze } from '@/lib/mdx/analyze';
import { previewOf } from '@/lib/mdx/preview';
import { sections } from '@/lib/mdx/sections';

const release = { version: '1', dockerTag: '1', highlights: [], changes: [{ group: 'Features', items: [] }] };

async function preview(raw: string) {
  const post = await analyze({ raw, file: 'content/blog/x.mdx', kind: 'post', release });
  const { tree, hasMore } = previewOf(post.tree);
  return {
    text: sections(tree)
      .map(({ text }) => text)
      .join(' '),
    hasMore,
    tree,
  };
}

describe('the preview of a post', () => {
  it("ends at the marker and excludes the release's changes", async () => {
    expect(await preview('Before.\n\n{/* truncate */}\n\nAfter.\n')).toMatchObject({
      text: 'Before.',
      hasMore: true,
    });
  });

  it('is the whole post if there is no marker', async () => {
    const { text, hasMore } = await preview('Before.\n\nAfter.\n');
    expect(text).toContain('Before. After. Docker tag: 1');
    expect(hasMore).toBe(false);
  });

  it('ignores a marker in code', async () => {
    expect(await preview('```text\n{/* truncate */}\n```\n\nAfter.\n')).toMatchObject({ hasMore: false });
  });

  it('ends at the first of two markers', async () => {
    const { text } = await preview('One.\n\n{/* truncate */}\n\nTwo.\n\n{/*truncate*/}\n\nThree.\n');
    expect(text).toBe('One.');
  });

  it('may be empty', async () => {
    expect(await preview('{/* truncate */}\n\nAfter.\n')).toMatchObject({ text: '', hasMore: true });
  });

  it('includes the definitions that its links need', async () => {
    const { tree } = await preview('See [this][docs].\n\n{/* truncate */}\n\nAfter.\n\n[docs]: /docs/\n');
    expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'definition']);
  });
});
