import { shortClassNames, withShortClassNames } from '@/lib/finish/class-names';

const STYLES = '.RWq8GG_drawer > .fnqJzq_link:hover{color:red}.prose .RWq8GG_panel{margin:.5rem}';

test('every class of a module gets a short name that only depends on the module', () => {
  const names = shortClassNames(STYLES);
  expect(Object.fromEntries(names)).toEqual({
    RWq8GG_drawer: 'RWqa',
    RWq8GG_panel: 'RWqb',
    fnqJzq_link: 'fnqa',
  });
  expect(shortClassNames(`.AAJJpa_year{}${STYLES}`).get('RWq8GG_panel')).toBe('RWqb');
});

test('a hash that starts with a digit has an underscore before it', () => {
  const names = shortClassNames('._4LDnBa_button{}._zEjab_list{}');
  expect(Object.fromEntries(names)).toEqual({ _4LDnBa_button: '_4La', _zEjab_list: '_zEa' });
  expect(withShortClassNames('<b class="_4LDnBa_button">', names)).toBe('<b class="_4La">');
});

test('modules with many classes have a name for each', () => {
  const long = Array.from({ length: 200 }, (_, index) => `RWq8GG_part${index}`);
  const names = shortClassNames(long.map(name => `.${name}{}`).join(''));
  expect(new Set(names.values()).size).toBe(long.length);
});

test('a name that is taken, by another module or by any other class, is not used again', () => {
  expect(shortClassNames('.RWq8GG_drawer{}.RWq9HH_menu{}')).toEqual(new Map([['RWq8GG_drawer', 'RWqa']]));
  expect(shortClassNames('.fnqa{}.fnqJzq_link{}').size).toBe(0);
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
