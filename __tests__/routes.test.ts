import { docIdOfFile, isExternal, routes, withTrailingSlash } from '@/lib/routes';

describe('addresses', () => {
  it.each([
    ['index', '/docs/'],
    ['faq', '/docs/faq/'],
    ['accounts/index', '/docs/accounts/'],
    ['budgeting/credit-cards/index', '/docs/budgeting/credit-cards/'],
    ['troubleshooting/reset_password', '/docs/troubleshooting/reset_password/'],
  ])('of the doc %s is %s', (id, route) => {
    expect(routes.doc(id)).toBe(route);
  });

  it('of a list has no number on page 1', () => {
    expect([routes.blog(), routes.blog(2), routes.tag('release'), routes.tag('release', 3)]).toEqual([
      '/blog/',
      '/blog/page/2/',
      '/blog/tags/release/',
      '/blog/tags/release/page/3/',
    ]);
  });

  it.each([
    ['/docs/faq', '/docs/faq/'],
    ['/docs/faq#why', '/docs/faq/#why'],
    ['/search?q=a', '/search/?q=a'],
    ['/blog/release-25.10.0', '/blog/release-25.10.0/'],
    ['/blog/rss.xml', '/blog/rss.xml'],
    ['/test-budget.zip', '/test-budget.zip'],
    ['#here', '#here'],
    ['https://example.org/a', 'https://example.org/a'],
  ])('%s is linked as %s', (href, expected) => {
    expect(withTrailingSlash(href)).toBe(expected);
  });

  it('distinguish other sites from this one', () => {
    expect(['https://a.b', '//a.b/c', 'mailto:a@b.c', '/docs/', '#x', 'docs'].map(isExternal)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("find a doc's id from its file", () => {
    expect([docIdOfFile('content/docs/faq.mdx'), docIdOfFile('docs/accounts/index.mdx')]).toEqual([
      'faq',
      'accounts/index',
    ]);
  });
});
