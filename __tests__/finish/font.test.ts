import { fontPreloads, withFont } from '@/lib/finish/font';

const FONT = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>';
const STYLES = '<link rel="stylesheet" href="/a.css"/>';

test('a page with styles gets the font of another, before them', () => {
  const page = `<html><head>${STYLES}</head><body></body></html>`;
  const preloads = fontPreloads(`<html><head>${FONT}${STYLES}</head><body></body></html>`);
  expect(preloads).toBe(FONT);
  expect(withFont(page, preloads)).toContain(`<head>${FONT}${STYLES}`);
});

test('a page that has the font, and one without styles, stay as they are', () => {
  for (const page of [`<head>${FONT}${STYLES}</head>`, '<head></head>'])
    expect(withFont(page, FONT)).toBe(page);
});
