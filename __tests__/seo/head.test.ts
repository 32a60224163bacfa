import { blogJsonLd, jsonLdText, postJsonLd, type PostFacts } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { cardPath, docCard, postCard } from '@/lib/seo/cards';

const post = (fields: Partial<PostFacts> = {}): PostFacts => ({
  slug: 'release-25.11.0',
  title: 'Release 25.11.0',
  description: 'What is new.',
  date: '2025-11-03T10:00:00.000Z',
  tags: ['release'],
  authors: [{ name: 'Jed Fox', title: 'Maintainer', url: 'https://github.com/j-f1' }],
  card: postCard('release-25.11.0', 'Release 25.11.0', 'November 3, 2025'),
  ...fields,
});

describe('the head of a page', () => {
  const head = pageMetadata({ title: 'FAQ', description: 'Answers.', path: '/docs/faq/' });

  it("has the site in its title, unless it's the site’s own title", () => {
    expect(head.title).toEqual({ absolute: 'FAQ | Actual Budget Documentation' });
    for (const title of [undefined, '', 'Actual Budget Documentation'])
      expect(pageMetadata({ title, description: '', path: '/' }).title).toEqual({
        absolute: 'Actual Budget Documentation',
      });
  });

  it('has its address, its language, and the feed', () => {
    expect(head.alternates).toMatchObject({
      canonical: 'https://actualbudget.org/docs/faq/',
      languages: {
        en: 'https://actualbudget.org/docs/faq/',
        'x-default': 'https://actualbudget.org/docs/faq/',
      },
      types: {
        'application/rss+xml': [
          { url: 'https://actualbudget.org/blog/rss.xml', title: 'Actual Budget Blog RSS Feed' },
        ],
      },
    });
  });

  it('uses the site’s card if it has none', () => {
    expect(head.openGraph).toMatchObject({
      type: 'website',
      images: [{ url: expect.stringMatching(/\/cards\/site\.[\da-f]{8}\.png$/), width: 1200, height: 630 }],
    });
  });

  it("has an article's date, authors, and tags", () => {
    const article = {
      published: '2025-11-03T10:00:00.000Z',
      authors: ['https://github.com/j-f1'],
      tags: ['release'],
    };
    const { openGraph } = pageMetadata({ title: 'X', description: '', path: '/blog/x/', article });
    expect(openGraph).toMatchObject({
      type: 'article',
      publishedTime: article.published,
      authors: article.authors,
      tags: article.tags,
    });
  });
});

describe('structured data', () => {
  it('of a post has its title, authors, and blog', () => {
    expect(postJsonLd(post())).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      '@id': 'https://actualbudget.org/blog/release-25.11.0/',
      headline: 'Release 25.11.0',
      datePublished: '2025-11-03T10:00:00.000Z',
      author: { '@type': 'Person', name: 'Jed Fox', url: 'https://github.com/j-f1' },
      keywords: ['release'],
      isPartOf: { '@type': 'Blog', '@id': 'https://actualbudget.org/blog/' },
    });
  });

  it("of a post has its last change if it's known", () => {
    expect(jsonLdText(postJsonLd(post({ modified: '2025-11-05T08:00:00.000Z' })))).toContain(
      '"dateModified":"2025-11-05T08:00:00.000Z"',
    );
    expect(jsonLdText(postJsonLd(post()))).not.toContain('dateModified');
  });

  it('of a post lists all authors, or the project if there are none', () => {
    const [author] = post().authors;
    const two = author ? [author, { ...author, name: 'Ann' }] : [];
    expect(postJsonLd(post({ authors: two })).author).toMatchObject([{ name: 'Jed Fox' }, { name: 'Ann' }]);
    expect(postJsonLd(post({ authors: [] })).author).toMatchObject({
      '@type': 'Organization',
      name: 'Actual Budget',
    });
  });

  it('of the blog lists the posts of the page', () => {
    expect(blogJsonLd('News.', [post()])).toMatchObject({
      '@type': 'Blog',
      blogPost: [{ '@type': 'BlogPosting', headline: 'Release 25.11.0' }],
    });
  });

  it("can't close its script element", () => {
    const text = jsonLdText(postJsonLd(post({ title: '</script><script>alert(1)</script>' })));
    expect(text).not.toContain('<');
    expect(JSON.parse(text).headline).toBe('</script><script>alert(1)</script>');
  });
});

describe('a card’s path', () => {
  it("only changes with the card's content", () => {
    expect(cardPath(docCard('faq', 'FAQ'))).toBe(cardPath(docCard('faq', 'FAQ')));
    expect(cardPath(docCard('faq', 'FAQ'))).not.toBe(cardPath(docCard('faq', 'Questions')));
  });

  it('has no folders', () => {
    expect(cardPath(docCard('accounts/index', 'Accounts'))).toMatch(
      /^\/cards\/docs-accounts-index\.[\da-f]{8}\.png$/,
    );
  });
});
