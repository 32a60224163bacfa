/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Versions } from '@/components/docs/versions';
import { useTreeState } from '@/components/docs/sidebar/tree-state';
import { forgetUnknownVersion } from '@/lib/inline/preferred-version';
import { PREFERRED_VERSION_KEY, VERSIONS } from '@/lib/versions/config';
import { CONFIGS, versionedSite } from './fixture';

const stored = () => localStorage.getItem(PREFERRED_VERSION_KEY);
beforeEach(() => localStorage.clear());

test('a site with one version shows no versions', async () => {
  const { data } = await versionedSite(CONFIGS.slice(0, 1), 'current');
  const { container } = render(<Versions data={data} docId="faq" />);
  expect(container).toBeEmptyDOMElement();
});

test('the site has one version', () => {
  expect(VERSIONS).toEqual([{ name: 'current', label: 'Next', folder: '' }]);
});

describe('a site with several versions', () => {
  async function page(docId: string) {
    const { data } = await versionedSite();
    render(<Versions data={data} docId={docId} />);
  }

  test('shows the version, without a banner on the default one', async () => {
    await page('25.11/faq');
    expect(screen.getByText('Version: 25.11')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['faq', /^This is unreleased documentation for Actual Budget Documentation Next version\./],
    [
      '24.1/faq',
      /^This is documentation for Actual Budget Documentation 24\.1, which is no longer actively maintained\./,
    ],
  ])(
    'shows a banner on %s with a link to the same page in the default version, which becomes the preferred one',
    async (id, text) => {
      await page(id);
      const alert = screen.getByRole('alert');
      expect(alert).toHaveTextContent(text);
      expect(alert).toHaveTextContent('For up-to-date documentation, see the latest version (25.11).');
      const link = within(alert).getByRole('link', { name: 'latest version' });
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/docs\/25\.11\/faq\b/));
      link.addEventListener('click', event => event.preventDefault());
      await userEvent.click(link);
      expect(stored()).toBe('25.11');
    },
  );
});
test.each([
  ['9.9', null],
  ['current', 'current'],
])('a preferred version %s is stored as %s after the page has loaded', (before, after) => {
  localStorage.setItem(PREFERRED_VERSION_KEY, before);
  forgetUnknownVersion(PREFERRED_VERSION_KEY, 'current');
  expect(stored()).toBe(after);
});

test("visiting the docs doesn't store a preference", () => {
  forgetUnknownVersion(PREFERRED_VERSION_KEY, 'current');
  expect(stored()).toBeNull();
});

test('a hook without its provider names the provider', () => {
  const Lost = () => {
    useTreeState();
    return null;
  };
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Lost />)).toThrow(
    expect.objectContaining({
      name: 'ReactContextError',
      message: 'Hook useTreeState was called outside <Sidebar>.',
    }),
  );
  silence.mockRestore();
});
