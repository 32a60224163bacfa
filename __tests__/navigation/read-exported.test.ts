/** @jest-environment jsdom */
import { readExported } from '@/lib/navigation/read-exported';

/** Responds to every request with a page. */
function serve(html: string, status = 200): void {
  globalThis.fetch = () =>
    Promise.resolve({ ok: status === 200, status, text: () => Promise.resolve(html) } as Response);
}

test('returns a page’s main with its columns and styles, without header and footer', async () => {
  serve(
    '<head><style>p{margin:0}</style><link disabled rel="stylesheet" href="/a.css"><link rel="icon" href="/a.ico"></head><body><nav></nav><div id="content"><div class="page"><main>Text</main><aside></aside></div></div>',
  );
  expect(await readExported('/a/')).toBe(
    '<style>p{margin:0}</style><div class="page"><main>Text</main><aside></aside></div>',
  );
  serve('<body><nav></nav><div id="content"><main>Text</main></div><footer></footer>');
  expect(await readExported('/a/')).toBe('<main>Text</main>');
});

test('throws for a missing page and a page without content', async () => {
  serve('<main>Not found</main>', 404);
  await expect(readExported('/a/')).rejects.toThrow('/a/ returned 404.');
  serve('<p>Under construction</p>');
  await expect(readExported('/a/')).rejects.toThrow('/a/ has no <main>.');
});
