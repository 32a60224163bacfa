/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import header from '@/generated/header.json';
import headerVersions from '@/generated/header-versions.json';
import { MainMenu } from '@/components/layout/drawer/main-menu';
import { HeaderLinks } from '@/components/layout/header/header-links';
import { runMenus } from '@/lib/inline/menus';
import { headerEntries } from '@/lib/navigation/header-entries';
import { HEADER_ITEMS } from '@/lib/navigation/header-items';
import { PREFERRED_VERSION_KEY } from '@/lib/versions/config';
import { versionedSite } from '../versions/fixture';

let pathname = '/docs/25.11/faq/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));
jest.mock('@/generated/docs-outside.json', () => [], { virtual: true });
jest.mock('@/generated/header.json', () => [], { virtual: true });
jest.mock('@/generated/header-versions.json', () => ({}), { virtual: true });
jest.mock('@/lib/locales', () => {
  const { LOCALES, ...rest } = jest.requireActual('@/lib/locales');
  const german = { ...LOCALES.en, label: 'Deutsch', htmlLang: 'de', path: 'de' };
  return { ...rest, LOCALES: { ...LOCALES, de: german } };
});

beforeAll(async () => {
  const { data } = await versionedSite();
  Object.assign(headerVersions, data);
  Object.assign(header, headerEntries(HEADER_ITEMS, data));
  runMenus();
});
beforeEach(() => {
  localStorage.clear();
  pathname = '/docs/25.11/faq/';
  window.history.replaceState(null, '', '/docs/25.11/faq/?a=1#why');
});

/** Renders, and waits for lazy components. */
const show = (element: ReactElement) => act(async () => render(element));
const menus = () => screen.getAllByRole('group') as [HTMLElement, HTMLElement];
const label = (name: string) => screen.getByText(name, { selector: 'summary' });
const links = (menu: HTMLElement) => within(menu).getAllByRole('link', { hidden: true });
const current = (menu: HTMLElement) =>
  links(menu).flatMap(link => (link.getAttribute('aria-current') === 'page' ? [link.textContent] : []));

describe('in the header of a site with several versions and languages', () => {
  beforeEach(() =>
    show(
      <>
        <HeaderLinks side="end" />
        <button>Elsewhere</button>
      </>,
    ),
  );

  test('there is a closed menu for each', () => {
    const [versions, languages] = menus();
    expect(versions).not.toHaveAttribute('open');
    expect(label('25.11')).toHaveTextContent('Versions: 25.11');
    expect(links(versions).map(link => link.textContent)).toEqual(['Next', '25.11', '24.1']);
    expect(current(versions)).toEqual(['25.11']);
    expect(label('English')).toHaveTextContent('Languages: English');
    expect(links(languages).map(link => link.textContent)).toEqual(['English', 'Deutsch']);
    expect(current(languages)).toEqual(['English']);
  });

  test('a click opens and closes', async () => {
    const [versions] = menus();
    await userEvent.click(label('25.11'));
    expect(versions).toHaveAttribute('open');
    await userEvent.click(label('25.11'));
    expect(versions).not.toHaveAttribute('open');
  });

  test.each<[string, () => unknown]>([
    ['a click elsewhere', () => userEvent.pointer({ keys: '[MouseLeft>]', target: document.body })],
    ['a touch elsewhere', () => document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))],
    ['focus elsewhere', () => screen.getByRole('button', { name: 'Elsewhere' }).focus()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the other menu', () => userEvent.click(label('English'))],
  ])('%s closes it', async (_, act) => {
    const [versions] = menus();
    await userEvent.click(label('25.11'));
    expect(versions).toHaveAttribute('open');
    await act();
    expect(versions).not.toHaveAttribute('open');
  });

  test('Tab moves into it, and Escape moves the focus back to its label', async () => {
    const [versions] = menus();
    await userEvent.click(label('25.11'));
    act(() => links(versions)[1]?.focus());
    expect(versions).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    expect(label('25.11')).toHaveFocus();
  });

  test('a version opens the same page, becomes the preferred one, and closes the menu', async () => {
    const [versions] = menus();
    await userEvent.click(label('25.11'));
    const [, , old] = links(versions);
    if (!old) throw new Error("There's no third version.");
    await userEvent.hover(old);
    expect(old).toHaveAttribute('href', expect.stringMatching(/^\/docs\/24\.1\/faq\b.*\?a=1#why$/));
    old.addEventListener('click', event => event.preventDefault());
    await userEvent.click(old);
    expect(localStorage.getItem(PREFERRED_VERSION_KEY)).toBe('24.1');
    expect(versions).not.toHaveAttribute('open');
  });

  test('a language opens the same page in the same tab, and has its lang attribute', async () => {
    const [, languages] = menus();
    const [, german] = links(languages);
    if (!german) throw new Error("There's no second language.");
    await userEvent.hover(german);
    expect(german).toHaveAttribute('href', '/de/docs/25.11/faq/?a=1#why');
    expect(german).toHaveAttribute('lang', 'de');
    expect(german).toHaveAttribute('target', '_self');
  });
});

test('in the drawer, menus are labeled with what can be chosen, and are open if they contain the page', async () => {
  pathname = '/blog/';
  const { unmount } = await show(<MainMenu />);
  const [versions, languages] = menus();
  expect(versions).toHaveTextContent(/^Versions/);
  expect(versions).not.toHaveAttribute('open');
  expect(languages).toHaveTextContent(/^Languages/);
  expect(languages).toHaveAttribute('open');
  unmount();
  pathname = '/docs/faq/';
  await show(<MainMenu />);
  expect(menus()[0]).toHaveAttribute('open');
});

test('outside the docs, the header shows the preferred version', async () => {
  pathname = '/contact/';
  localStorage.setItem(PREFERRED_VERSION_KEY, '24.1');
  await show(
    <>
      <HeaderLinks side="start" />
      <HeaderLinks side="end" />
    </>,
  );
  expect(label('24.1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/docs\/24\.1\b/),
  );
});
