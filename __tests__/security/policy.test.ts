import { createHash } from 'node:crypto';
import { contentSecurityPolicy, inlineScriptHashes, policyEdit } from '@/lib/security/policy';
import { edited, elementsOf, parseHtml } from '@/lib/output/html';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body>${body}</body></html>`;

it.each([
  ['a script', '<script>a("<b>&amp;")</script>', [hash('a("<b>&amp;")')]],
  ['a module', '<script type="module">a()</script>', [hash('a()')]],
  ['speculation rules', '<script type="speculationrules">{}</script>', [hash('{}')]],
  ['the same script twice', '<script>a()</script><script>a()</script>', [hash('a()')]],
  ['a file', '<script src="/a.js"></script>', []],
  ['data', '<script type="application/ld+json">{}</script>', []],
])('the hashes of %s', (_, body, hashes) => {
  expect(inlineScriptHashes(elementsOf(page(body)))).toEqual(hashes);
});

it('a policy blocks inline scripts and eval', () => {
  const policy = contentSecurityPolicy([hash('a()')]);
  const scripts = policy.split('; ').find(directive => directive.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' '${hash('a()')}'`);
});

it('a page gets its policy before its first script, and only once', () => {
  const html = page('<script>a()</script>');
  const give = (text: string) => edited(text, [policyEdit(parseHtml(text).elements, ['b()'], 'types()')]);
  const done = give(html);
  const policy = contentSecurityPolicy([hash('types()'), hash('a()'), hash('b()')]);
  expect(done).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/><script>types()</script><title>`,
  );
  expect(() => give(done)).toThrow('already');
  expect(() => give('<p>a</p>')).toThrow('no <meta charset>');
});
