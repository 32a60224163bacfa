import { pageInFolder, sidebarInFolder, withVersion } from '@/lib/versions/cut';

const CURRENT = { name: 'current', label: 'Next', folder: '' };
const OLD = { name: '24.1', label: '24.1', folder: '24.1' };
const FILE = { last: 'current', versions: [CURRENT, OLD] };

describe('a new version', () => {
  it('next is the newest, and the existing pages stay the default version', () => {
    expect(withVersion(FILE, 'next', '25.11.0')).toEqual({
      last: 'current',
      versions: [{ name: 'next', label: 'Next', folder: 'next' }, { ...CURRENT, label: '25.11.0' }, OLD],
    });
  });

  it('a release is older than the existing pages and becomes the last entry', () => {
    expect(withVersion(FILE, '25.11', '25.11.0')).toEqual({
      last: '25.11',
      versions: [CURRENT, { name: '25.11', label: '25.11', folder: '25.11' }, OLD],
    });
  });

  it('after a release is added, the existing pages no longer have the number of one', () => {
    const versions = [{ ...CURRENT, label: '25.11.0' }, OLD];
    expect(withVersion({ last: 'current', versions }, '25.11', '25.11.0').versions[0]).toEqual(CURRENT);
  });

  it('a release is added after the existing pages, wherever they are in the list', () => {
    const upcoming = { name: 'next', label: 'Next', folder: 'next' };
    const { versions } = withVersion(
      { last: 'current', versions: [upcoming, CURRENT, OLD] },
      '25.11.1',
      '25.11.0',
    );
    expect(versions.map(({ name }) => name)).toEqual(['next', 'current', '25.11.1', '24.1']);
  });

  it.each([
    ['25', "isn't a valid version"],
    ['v25.11', "isn't a valid version"],
    ['25.11-beta', "isn't a valid version"],
    ['24.1', 'already has a version "24.1"'],
    ['../out', "isn't a valid version"],
    ['accounts', "isn't a valid version"],
  ])('rejects %s', (name, reason) => {
    expect(() => withVersion(FILE, name, '25.11.0')).toThrow(reason);
  });
});

it('the sidebar refers to the copies and preserves comments and long lines', () => {
  const text = `# In order.
- doc: index
- category: Accounts
  doc: accounts/index
  items:
    - doc: accounts/reconciliation
      label: ${'Step by step and '.repeat(10)}then done
- link: Forum
  href: https://example.org/doc
`;
  expect(sidebarInFolder(text, 'next')).toBe(
    text.replace('doc: index', 'doc: next/index').replaceAll('doc: accounts/', 'doc: next/accounts/'),
  );
});

describe('a page', () => {
  const copied = (path: string) => ['/docs/', '/docs/faq/', '/docs/accounts/'].includes(path);
  const page = (body: string) => pageInFolder(body, 'next', copied);

  it.each([
    ['[Questions](/docs/faq/)', '[Questions](/docs/next/faq/)'],
    [
      '[All](/docs) [first](/docs#first) [found](/docs?q=1)',
      '[All](/docs/next) [first](/docs/next#first) [found](/docs/next?q=1)',
    ],
    ['[Questions](/docs/faq#why "Title")', '[Questions](/docs/next/faq#why "Title")'],
    ['[/docs/faq/](/docs/faq/?a=1#b)', '[/docs/faq/](/docs/next/faq/?a=1#b)'],
    ['[**All**](/docs/) and [a](/docs/accounts/)', '[**All**](/docs/next/) and [a](/docs/next/accounts/)'],
    [
      '---\ntitle: "[A](/docs/faq/)"\n---\n[A](/docs/faq/)',
      '---\ntitle: "[A](/docs/faq/)"\n---\n[A](/docs/next/faq/)',
    ],
    [
      '---\r\ntitle: "[A](/docs/faq/)"\r\n---\r\n[A](/docs/)',
      '---\r\ntitle: "[A](/docs/faq/)"\r\n---\r\n[A](/docs/next/)',
    ],
    ['A <Term href="/docs/faq/">word</Term>.', 'A <Term href="/docs/next/faq/">word</Term>.'],
    ['[a][b]\n\n[b]: /docs/faq/', '[a][b]\n\n[b]: /docs/next/faq/'],
    [
      '<Card title="/docs/faq/ is here" href="/docs/faq/" />',
      '<Card title="/docs/faq/ is here" href="/docs/next/faq/" />',
    ],
    [
      ':::note[See [questions](/docs/faq/)]\n\nText.\n\n:::',
      ':::note[See [questions](/docs/next/faq/)]\n\nText.\n\n:::',
    ],
  ])('%s', (written, expected) => {
    expect(page(written)).toBe(expected);
  });

  it.each([
    '`[a](/docs/faq/)` and [a page that is not copied](/docs/gone/)',
    '```md\n[a](/docs/faq/)\n```',
    '<Card open {...props} title={"/docs/faq/"} />',
    '---\ntitle: "[A](/docs/faq/)"\n---',
    'Before.\n\n---\n\nAfter.',
    '[the blog](/blog/) [here](#docs) [elsewhere](https://example.org/docs/faq/)',
  ])("doesn't change: %s", written => {
    expect(page(written)).toBe(written);
  });
});
