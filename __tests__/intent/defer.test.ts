import { deferFramework } from '@/lib/intent/defer';
import { edited, parseHtml } from '@/lib/output/html';

const PAGE = `<!DOCTYPE html><html><head><link rel="preload" as="script" href="/_next/a.js"/><link rel="preload" as="font" href="/f.woff2"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="style" href="/a.css"/><link rel="preload" as="style" href="/404.css"/><link href="/lazy.css" rel="stylesheet" as="style" data-precedence="dynamic"/><script src="/_next/a.js" async=""></script><script src="/_next/turbopack-0a.js" async=""></script><script src="/_next/poly.js" noModule=""></script></head><body><p>Text with <code>&lt;script async src&gt;</code></p><script>theme()</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script src="/_next/b.js" async=""></script><script>self.__next_f.push([1,"a </p> b"])</script></body></html>`;

function deferred(html = PAGE) {
  const { edits, data } = deferFramework(parseHtml(html), 'LOAD($&)', text => `/data-${text.length}.js`);
  return { html: edited(html, edits), data };
}

describe('a page with a deferred framework', () => {
  it('keeps its text and everything except the framework', () => {
    const { html } = deferred();
    expect(html).toContain('<p>Text with <code>&lt;script async src&gt;</code></p><script>theme()</script>');
    expect(html).toContain('<link rel="preload" as="font" href="/f.woff2"/>');
    expect(html).toContain('<script src="/_next/poly.js" noModule=""></script>');
  });

  it("lists the framework's scripts for the loader, with the data first and the starter last", () => {
    const { html, data } = deferred();
    expect(html).not.toContain('async=""');
    expect(html).not.toContain('as="script"');
    expect(html).toContain(
      `<script data-framework="/data-${data.length}.js /_next/a.js /_next/b.js /_next/turbopack-0a.js">LOAD($&)</script></body>`,
    );
  });

  it('includes preloaded scripts in the list, without duplicates', () => {
    const html = PAGE.replace('</head>', '<link rel="preload" href="/_next/lazy.js" as="script"/></head>');
    expect(deferred(html).html).toContain(
      ' /_next/a.js /_next/b.js /_next/lazy.js /_next/turbopack-0a.js">LOAD',
    );
  });

  it("doesn't preload unused styles", () => {
    expect(deferred().html).toContain('<link rel="preload" as="style" href="/a.css"/>');
    expect(deferred().html).not.toContain('404.css');
  });

  it('removes the invalid attribute of style links', () => {
    expect(deferred().html).toContain('<link href="/lazy.css" rel="stylesheet" data-precedence="dynamic"/>');
  });

  it('lets the browser prefetch on hover', () => {
    const [, rules = '{}'] = /<script type="speculationrules">(.*?)<\/script>/.exec(deferred().html) ?? [];
    expect(JSON.parse(rules)).toEqual({
      prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
    });
  });

  it('has its data in a separate script, in order', () => {
    expect(deferred().data).toBe(
      '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"a </p> b"])',
    );
    expect(deferred().html).not.toContain('__next_f');
  });

  it("has the list of the framework's first chunks with its data", () => {
    const first = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});';
    const { html, data } = deferred(PAGE.replace('<p>', `<script id="_R_">${first}</script><p>`));
    expect(html).not.toContain('TURBOPACK');
    expect(data.startsWith(first)).toBe(true);
  });

  it('throws if no script starts the framework', () => {
    expect(() => deferred(PAGE.replace('turbopack-0a', 'start'))).toThrow(
      /The page should have one script named turbopack-….js.* has 0: \/_next\/a\.js \/_next\/start\.js \/_next\/b\.js\./,
    );
  });

  it('is unchanged if it has no framework', () => {
    expect(deferred('<p>Plain</p>')).toEqual({ html: '<p>Plain</p>', data: '' });
  });
});
