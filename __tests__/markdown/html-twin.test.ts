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

it("has the page's text and absolute addresses, without controls, decoration, or duplicate pictures", () => {
  const twin = htmlTwin(
    page(`<main><h1>Download</h1><p>Get<!-- --> <a href="/docs/install/">it<svg role="img" aria-label="away"></svg></a>.</p><button>Copy</button>
      <span aria-hidden="true">★</span><img src="/a.webp" alt="A" data-mode="light"><img src="/b.webp" alt="A" data-mode="dark">
      <ul><li>One</li></ul><noscript><p>Off</p></noscript><script>run()</script></main>`),
  );
  expect(twin).toBe(
    `# Download\n\n> Get it.\n\nSource: <${SITE.url}/download/>\n\nGet [it](${SITE.url}/docs/install/).\n\n![A](${SITE.url}/a.webp)\n\n- One\n`,
  );
});

it('throws for a page without content', () => {
  expect(() => htmlTwin(page('<p>a</p>'))).toThrow('out/download/index.html: /download/ has no <main>');
});

it('has a path next to its page', () => {
  expect(twinPath('/')).toBe('/index.md');
  expect(twinPath('/blog/')).toBe('/blog.md');
});
