import { isImmutable } from '@/lib/immutable';
import { filesToSave, isSamePicture } from '@/lib/offline/choose';

const keep = (files: string[], pages = files.filter(file => file.endsWith('.html'))) =>
  filesToSave(files, new Set(pages));

describe('files for offline reading', () => {
  it('include every page except redirects', () => {
    expect(keep(['/docs/index.html', '/old/index.html'], ['/docs/index.html'])).toEqual(['/docs/index.html']);
  });

  it.each([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/a.css',
    '/_next/static/media/font.p.woff2',
    '/_next/static/pages/0123456789ab.js',
    '/search/63560a5ab9/search-index.json',
    '/search/63560a5ab9/engine.js',
    '/imports/0f1e2d3c4b/reader.js',
    '/setup/63560a5ab9.js',
  ])('include %s, and the saved copy is used', file => {
    expect(keep([file])).toEqual([file]);
    expect(isImmutable(file)).toBe(true);
  });

  it('include icons', () => {
    expect(keep(['/favicon.ico'])).toEqual(['/favicon.ico']);
  });

  it.each([
    '/docs/faq/index.txt',
    '/docs/faq.md',
    '/cards/faq.png',
    '/blog/rss.xml',
    '/sitemap.xml',
    '/_headers',
    '/test-budget.zip',
    '/offline.json',
    '/sw.js',
  ])('exclude %s', file => {
    expect(keep([file])).toEqual([]);
  });

  it('include each picture in one width: the article’s on a high-density screen, or else the widest', () => {
    const picture = (name: string, width: number) => `/screenshots/${name}.${width}.0a1b2c3d.webp`;
    const files = [720, 1440, 2560].map(width => picture('budget.dark', width));
    expect(keep([...files, picture('phone.light', 780)])).toEqual([
      picture('budget.dark', 1440),
      picture('phone.light', 780),
    ]);
  });
});

describe('the same picture', () => {
  it('only differs in width', () => {
    const path = '/screenshots/a.dark.720.0a1b2c3d.webp';
    expect(isSamePicture(path, '/screenshots/a.dark.1440.0a1b2c3d.webp')).toBe(true);
    expect(isSamePicture(path, '/screenshots/a.light.1440.0a1b2c3d.webp')).toBe(false);
    expect(isSamePicture(path, '/screenshots/a.dark.1440.ffffffff.webp')).toBe(false);
    expect(isSamePicture('/a.webp', '/a.webp')).toBe(false);
  });
});
