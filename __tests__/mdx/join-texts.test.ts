import type { Root } from 'hast';
import { joinTexts } from '@/lib/mdx/plugins/join-texts';

const text = (value: string) => ({ type: 'text' as const, value });

test('neighboring strings become one, and other nodes stay between them', () => {
  const strong = {
    type: 'element' as const,
    tagName: 'strong',
    properties: {},
    children: [text('b'), text('c')],
  };
  const tree: Root = { type: 'root', children: [text('1'), text('2'), text('3'), strong, text('4')] };
  joinTexts()(tree);
  expect(tree.children).toEqual([text('123'), { ...strong, children: [text('bc')] }, text('4')]);
});
