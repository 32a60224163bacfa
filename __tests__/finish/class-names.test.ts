import { shortClassNames, withShortClassNames } from '@/lib/finish/class-names';

const STYLES = '.RWq8GG_drawer > .fnqJzq_link:hover{color:red}.prose .RWq8GG_panel{margin:.5rem}';

test('every class of a module gets a short name that depends only on its long one', () => {
  const names = shortClassNames(STYLES);
  expect([...names.keys()].sort()).toEqual(['RWq8GG_drawer', 'RWq8GG_panel', 'fnqJzq_link']);
  for (const name of names.values()) expect(name).toMatch(/^[A-Za-z]\w{3}$/);
  expect(shortClassNames('.a{}.fnqJzq_link{}').get('fnqJzq_link')).toBe(names.get('fnqJzq_link'));
});

test('a short name that is taken is not used again', () => {
  const name = shortClassNames(STYLES).get('fnqJzq_link') ?? '';
  expect(shortClassNames(`.${name}{}${STYLES}`).has('fnqJzq_link')).toBe(false);
});

test('pages, scripts, and styles agree on the names, and other text stays as it is', () => {
  const names = new Map([['RWq8GG_drawer', 'kX3b']]);
  expect(withShortClassNames('.RWq8GG_drawer:open{}', names)).toBe('.kX3b:open{}');
  expect(withShortClassNames('<b class="prose RWq8GG_drawer">RWq8GG_drawers</b>', names)).toBe(
    '<b class="prose kX3b">RWq8GG_drawers</b>',
  );
  expect(withShortClassNames('{"drawer":"RWq8GG_drawer","panel":"RWq8GG_panel"}', names)).toBe(
    '{"drawer":"kX3b","panel":"RWq8GG_panel"}',
  );
});

test('a class in a text of stated length stops the build, but one after it does not', () => {
  const names = new Map([['RWq8GG_drawer', 'kX3b']]);
  const text = 'ä <b class="RWq8GG_drawer">';
  const length = Buffer.byteLength(text).toString(16);
  expect(() => withShortClassNames(`1:{}\n2:T${length},${text}`, names)).toThrow('RWq8GG_drawer');
  expect(withShortClassNames('2:T3,äb3:["RWq8GG_drawer"]', names)).toBe('2:T3,äb3:["kX3b"]');
});
