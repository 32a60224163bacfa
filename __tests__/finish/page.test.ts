import { createHash } from 'node:crypto';
import { finishPage } from '@/lib/finish/page';

const EXPORTED = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="script" href="/_next/a.js"/><script src="/_next/turbopack-0a.js" async=""></script><title>T</title></head><body><script>theme()</script><main><h1>T</h1><p>Text</p></main><script>self.__next_f.push([1,"data"])</script></body></html>`;

const tools = {
  loader: 'load()',
  trustedTypes: 'types();',
  dataAddress: () => '/data.js',
  earlyScripts: '.late',
  stylesOf: () => 'p{margin:0}.late{margin:1px}.unused{margin:2px}',
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it("has its policy and the loader instead of the framework's scripts", () => {
  const { html, data } = finishPage(EXPORTED, tools);
  const [, policy = '', head] =
    /^.*?<meta charSet="utf-8"\/><meta [^>]*content="(.*?)"\/>(.*?)<body>/.exec(html) ?? [];
  expect(head).toBe('<title>T</title></head>');
  expect(html).toContain('<body><script>types();theme()</script><main>');
  const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const inline = ['types();theme()', rules, 'load()'].map(hash).join(' ');
  expect(policy).toContain(`script-src 'self' ${inline};`);
  expect(html).toMatch(
    /<script data-framework="\/data\.js \/_next\/a\.js \/_next\/turbopack-0a\.js">load\(\)<\/script><\/body><\/html>$/,
  );
  expect(data).toBe('self.__next_f.push([1,"data"])');
});

it("doesn't repeat its Open Graph data for X", () => {
  const card = '<meta name="twitter:card" content="summary"/>';
  const head = `<meta property="og:title" content="T"/>${card}<meta name="twitter:title" content="T"/><title>`;
  const { html } = finishPage(EXPORTED.replace('<title>', head), tools);
  expect(html).toContain(`<meta property="og:title" content="T"/>${card}<title>`);
});

it('keeps scripts that never run, but not their text', () => {
  const unused = EXPORTED.replace('<main>', '<script type="text/plain">unused()</script><main>');
  expect(finishPage(unused, tools).html).toContain('<script type=text/plain></script><main>');
});

it('has a Markdown twin if requested', () => {
  expect(finishPage(EXPORTED, tools).twin).toBeUndefined();
  const { twin } = finishPage(EXPORTED, tools, { route: '/about/', source: 'out/about/index.html' });
  expect(twin).toMatch(/^# T\n[^]*\nText\n$/);
});

it('only adds the policy to a page without the framework', () => {
  const plain = '<html><head><meta charset="utf-8"></head><body><p>Old</p></body></html>';
  const { html, data } = finishPage(plain, tools);
  expect(html.replace(/<meta http-equiv.*?\/>/, '')).toBe(plain);
  expect(data).toBe('');
});

it('has the styles that the page and early scripts can use', () => {
  const styled = EXPORTED.replace('<title>', '<link rel="stylesheet" href="/a.css"/><title>');
  expect(finishPage(styled, tools).html).toContain(
    '<style>p{margin:0}.late{margin:1px}</style><link disabled rel="stylesheet" href="/a.css"/>',
  );
});
