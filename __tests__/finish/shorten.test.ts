import { parse, serialize } from 'parse5';
import { shortenings } from '@/lib/finish/shorten';
import { edited, parseHtml } from '@/lib/output/html';

const shorten = (html: string) => edited(html, shortenings(html, parseHtml(html).elements));

const LIST = '<ul><li>One</li><li>Two<ol><li>In it</li></ol></li></ul>';
const TABLE =
  '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th>C</th><td>D</td></tr><tr><td>E</td><td>F</td></tr></tbody></table>';

test('optional end tags of lists and tables are left out', () => {
  expect(shorten(`<body>${LIST}</body>`)).toBe('<body><ul><li>One<li>Two<ol><li>In it</ol></ul></body>');
  expect(shorten(TABLE)).toBe('<table><thead><tr><th>A<th>B<tbody><tr><th>C<td>D<tr><td>E<td>F</table>');
});

test('apostrophes in text are not escaped, but those in attributes and scripts stay as they are', () => {
  expect(shorten('<p title="it&#x27;s so">It&#x27;s and isn&#x27;t</p>')).toBe(
    `<p title="it&#x27;s so">It's and isn't</p>`,
  );
  const script = '<script>"&#x27;"</script>';
  expect(shorten(script)).toBe(script);
});

test('values of one word need no quotes, except before the slash of a tag, and empty ones are left out', () => {
  expect(shorten('<p id="a" class="b c" title="">A</p>')).toBe('<p id=a class="b c" title>A</p>');
  expect(shorten('<svg viewBox="0 0 1 1"><path d="M6"/></svg>')).toBe(
    '<svg viewBox="0 0 1 1"><path d="M6"/></svg>',
  );
  const meta = '<meta name="description" content="Text"><link rel="icon" href="a.svg">';
  expect(shorten(meta)).toBe(meta);
});

test('void elements need no slash', () => {
  expect(shorten('<hr/><br /><img alt="it&#x27;s" width="3"/><input value="" disabled=""/>')).toBe(
    '<hr><br ><img alt=it&#x27;s width=3><input value disabled>',
  );
});

test.each([
  LIST,
  TABLE,
  '<ul><li>One</li> <li>Two</li> </ul>',
  '<ul><li>One</li><!-- --><li>Two</li>After</ul>',
  '<table><tbody><tr><td>A</td></tr><!-- --><tr><td><p>B</p></td></tr></tbody></table>',
  '<dl><dt>A</dt><dd>B</dd><dd>C</dd></dl><dl><div><dt>D</dt><dd>E</dd></div> <div><dt>F</dt></div></dl>',
  '<noscript><p title="it&#x27;s">It&#x27;s</p></noscript>',
  '<svg><title>It&#x27;s</title></svg>',
  '<svg viewBox="0 0 24 24" width="18"><path d="M6" fill="none"/></svg>',
  '<a href="/docs/?a=b" class="x">A</a><a href="/docs/" class="`">B</a><input value="&quot;" disabled=""/>',
  '<picture><source srcset="a b"/><img alt="" src="/a/"/></picture><p title="">A<br/>B<hr class=""/>',
])('browsers read the same page: %s', html => {
  expect(serialize(parse(shorten(html)))).toBe(serialize(parse(html)));
});
