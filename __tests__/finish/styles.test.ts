import {
  inlineStyles,
  namesNeeded,
  usedStyles,
  withAbsoluteAddresses,
  withoutFonts,
} from '@/lib/finish/styles';
import { edited, parseHtml } from '@/lib/output/html';

const TEXT = '<p class="text">';

it('keeps the styles for names in the text, in their order', () => {
  const styles = '.text{color:red}.dialog{margin:0}p:hover{color:blue}';
  expect(usedStyles(styles, TEXT)).toBe('.text{color:red}p:hover{color:blue}');
});

it("keeps a rule's used selectors, and no empty blocks", () => {
  const styles = '.text,.dialog{color:red}@media print{.dialog p{margin:0}}@supports (top:0){.text{top:0}}';
  expect(usedStyles(styles, TEXT)).toBe('.text{color:red}@supports (top:0){.text{top:0}}');
});

it('keeps the order of layers, fonts, and animations', () => {
  const styles =
    '@layer base,components;@font-face{font-family:F;src:url(/f.woff2)}@layer components{.text{color:red}.dialog{margin:0}}@keyframes turn{to{rotate:1turn}}';
  expect(usedStyles(styles, TEXT)).toBe(styles.replace('.dialog{margin:0}', ''));
});

it.each([
  ['ul > .item:hover', ['ul', 'item']],
  ['#id.a[data-b="c.d"]::before', ['id', 'a']],
  // It also matches without what is in brackets.
  [':root:not([data-theme]) .a:is(.b, :is(ul, ol):not(.c))', ['a']],
  // Only the build sets this attribute.
  ['.a [data-diff="added"]', ['a', 'data-diff']],
  ['.a:not([data-diff])', ['a']],
  ['*', []],
  // An escaped name is kept in any case.
  ['.\\31 a', []],
])('%s needs %j', (selector, names) => {
  expect(namesNeeded(selector)).toEqual(names);
});

it('makes relative addresses absolute', () => {
  const styles =
    'a{src:url(../media/f.woff2)}b{background:url(/b.svg)}c{background:url("data:image/svg+xml")}';
  expect(withAbsoluteAddresses(styles, '/base/_next/static/chunks/a.css')).toBe(
    styles.replace('../', '/base/_next/static/'),
  );
});

it('puts the styles of all sheets before the first one, and disables them', () => {
  const html = `<head><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></head><body>${TEXT}</body>`;
  const sheets = new Map([
    ['/a.css', '.text{color:red}.dialog{margin:0}'],
    ['/b.css', '.result{margin:0}p{color:blue}'],
  ]);
  const edits = inlineStyles(parseHtml(html).elements, html, address => sheets.get(address) ?? '');
  expect(edited(html, edits)).toBe(
    `<head><link rel="icon" href="/i.svg"/><style>.text{color:red}p{color:blue}</style><link disabled rel="stylesheet" href="/a.css"/><link disabled rel="stylesheet" href="/b.css"/></head><body>${TEXT}</body>`,
  );
});

it('removes only fonts from a style sheet', () => {
  const styles =
    '@layer a{@font-face{font-family:F;src:url(/f.woff2)}.text{color:red}}@font-face{font-family:G}';
  expect(withoutFonts(styles)).toBe('@layer a{.text{color:red}}');
});

it("doesn't change a page without style sheets", () => {
  expect(inlineStyles(parseHtml('<p>Text</p>').elements, '', () => '')).toEqual([]);
});
