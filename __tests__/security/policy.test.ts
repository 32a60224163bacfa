import { createHash } from 'node:crypto';
import { contentSecurityPolicy, policyEdits } from '@/lib/security/policy';
import { edited, parseHtml } from '@/lib/output/html';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body>${body}</body></html>`;

const policyOf = (scripts: readonly string[]) => contentSecurityPolicy(scripts.map(hash));
const give = (html: string, added: readonly string[] = []) =>
  edited(html, policyEdits(parseHtml(html).elements, added, 't();'));

it.each([
  ['a script', '<script>a("<b>&amp;")</script>', ['t();a("<b>&amp;")']],
  ['several scripts', '<script>a()</script><script>b()</script>', ['t();a()', 'b()']],
  ['a module', '<script type="module">a()</script>', ['a()']],
  [
    'speculation rules before a script',
    '<script type="speculationrules">{}</script><script>a()</script>',
    ['{}', 't();a()'],
  ],
  ['the same script three times', '<script>a()</script>'.repeat(3), ['t();a()', 'a()']],
  ['a file', '<script src="/a.js"></script>', []],
  ['data', '<script type="application/ld+json">{}</script>', []],
])('the policy of a page with %s', (_, body, scripts) => {
  expect(give(page(body))).toContain(`content="${policyOf(scripts)}"/>`);
});

it('a policy blocks inline scripts and eval', () => {
  const policy = contentSecurityPolicy([hash('a()')]);
  const scripts = policy.split('; ').find(directive => directive.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' '${hash('a()')}'`);
});

it('a page gets its policies before its first script runs, and only once', () => {
  const done = give(page('<script>a()</script>'), ['b()']);
  const policy = policyOf(['t();a()', 'b()']);
  expect(done).toContain(
    `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/><title>`,
  );
  expect(done).toContain('<body><script>t();a()</script>');
  expect(() => give(done)).toThrow('already');
  expect(() => give('<p>a</p>')).toThrow('no <meta charset>');
});
