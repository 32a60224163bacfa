import { externalLinks, linkVerdict } from '@/lib/output/external-links';

test('links to other sites are unique, without hashes, and know their pages', () => {
  expect(
    externalLinks([
      {
        page: 'a.html',
        addresses: ['https://actual.org/x#one', 'https://actual.org/x#two', '/docs/', '#here'],
      },
      { page: 'b.html', addresses: ['https://actual.org/x', 'mailto:me@actual.org', 'http://other.org/'] },
    ]),
  ).toEqual(
    new Map([
      ['https://actual.org/x', ['a.html', 'b.html']],
      ['http://other.org/', ['b.html']],
    ]),
  );
});

test.each([
  'http://localhost:5006/',
  'https://budget.example.com/',
  'http://192.168.1.2/',
  'https://nas.local/',
])('%s isn’t a site to check', href => {
  expect(externalLinks([{ page: 'a.html', addresses: [href] }]).size).toBe(0);
});

test.each([
  [{ status: 200 }, undefined],
  [{ status: 403 }, undefined],
  [{ status: 429 }, undefined],
  [{ status: 404 }, 'returned 404.'],
  [{ status: 410 }, 'returned 410.'],
  [{ status: 502 }, 'returned 502.'],
  [{ error: 'getaddrinfo ENOTFOUND gone.org' }, "didn't respond: getaddrinfo ENOTFOUND gone.org."],
])('%j: %s', (answer, verdict) => {
  expect(linkVerdict(answer)).toBe(verdict);
});
