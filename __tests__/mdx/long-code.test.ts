import type { Element, Root } from 'hast';
import { longCode } from '@/lib/mdx/plugins/long-code';

const code = (value: string): Element => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children: [{ type: 'text', value }],
});

test('only inline code that is too long for a phone, or for a very narrow window, may continue on the next line', () => {
  const [short, medium, long, block] = [
    code('{ amount: -4500 }'),
    code('a '.repeat(15)),
    code('a '.repeat(20)),
    code('a '.repeat(20)),
  ];
  const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [block] };
  const tree: Root = { type: 'root', children: [short, medium, long, pre] };
  longCode()(tree);
  expect([short, medium, long, block].map(({ properties }) => properties.className)).toEqual([
    undefined,
    ['medium-code'],
    ['long-code'],
    undefined,
  ]);
});
