/** @jest-environment node */
import { htmlTwin } from '@/lib/markdown/html-twin';
import { twinPath } from '@/lib/markdown/path';
import { exportedPage } from '@/lib/output/site';
import { SITE } from '@/lib/site';

const page = (body: string) =>
  exportedPage(
    '/download/',
    `<head><meta name="description" content="Get it."></head><body><nav>Menu</nav>${body}</body>`,
    'out/download/index.html',
  );

it('has what the page says, with whole addresses, and no controls, decoration or second picture', () => {
  const twin = htmlTwin(
    page(`<main><h1>Download</h1><p>Get<!-- --> <a href="/docs/install/">it<svg role="img" aria-label="away"></svg></a>.</p><button>Copy</button>
      <span aria-hidden="true">★</span><img src="/a.webp" alt="A" data-mode="light"><img src="/b.webp" alt="A" data-mode="dark">
      <ul><li>One</li></ul><noscript><p>Off</p></noscript><script>run()</script></main>`),
  );
  expect(twin).toBe(
    `# Download\n\n> Get it.\n\nSource: <${SITE.url}/download/>\n\nGet [it](${SITE.url}/docs/install/).\n\n![A](${SITE.url}/a.webp)\n\n- One\n`,
  );
});

it('cannot be made of a page without content', () => {
  expect(() => htmlTwin(page('<p>a</p>'))).toThrow('out/download/index.html: /download/ has no <main>');
});

it('stands beside its page; the home page’s has a name', () => {
  expect(twinPath('/')).toBe('/index.md');
  expect(twinPath('/blog/')).toBe('/blog.md');
});
