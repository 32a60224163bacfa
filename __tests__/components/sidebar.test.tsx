/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Sidebar } from '@/components/docs/sidebar';
import { SidebarColumn } from '@/components/docs/sidebar/sidebar-column';
import type { SidebarItem } from '@/lib/navigation/types';

let mockPathname = '/docs/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));
jest.mock('@/components/docs/sidebar/tree', () => {
  const link = (label: string, href: string): SidebarItem => ({ type: 'link', label, href, docId: href });
  const tree: SidebarItem[] = [
    link('Introduction', '/docs/'),
    {
      type: 'category',
      label: 'Tour',
      href: '/docs/tour/',
      docId: 'tour/index',
      collapsible: true,
      items: [link('Budget', '/docs/tour/budget/'), link('Payees', '/docs/tour/payees/')],
    },
    {
      type: 'category',
      label: 'Using',
      collapsible: false,
      items: [
        {
          type: 'category',
          label: 'Backup',
          collapsible: true,
          items: [link('Back up', '/docs/backup/'), link('Restore', '/docs/restore/')],
        },
      ],
    },
    { type: 'link', label: 'Bugs', href: 'https://example.org/bugs' },
  ];
  return { linksAround: () => tree, isInSidebar: (path: string) => !path.includes('outside') };
});

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
beforeEach(() => {
  mockPathname = '/docs/';
});

const link = (name: string) => screen.getByRole('link', { name });
const caret = (action: 'Expand' | 'Collapse') =>
  screen.getByRole('button', { name: `${action} sidebar category 'Tour'` });

/** Opens another page like the framework does: the same sidebar with another path. */
function showSidebar(path: string) {
  mockPathname = path;
  const view = render(<Sidebar />);
  return (next: string) => {
    mockPathname = next;
    view.rerender(<Sidebar />);
  };
}

test('the current page is marked, ignoring case and the trailing slash', () => {
  showSidebar('/docs/TOUR/budget');
  expect(link('Budget')).toHaveAttribute('aria-current', 'page');
  expect(link('Tour')).not.toHaveAttribute('aria-current');
  expect(link('Tour')).toHaveAttribute('data-active');
  expect(caret('Collapse')).toHaveAttribute('aria-expanded', 'true');
});

test('collapsed categories have no items on the page or in the exported HTML', () => {
  showSidebar('/docs/');
  expect(screen.queryByText('Budget')).not.toBeInTheDocument();
  expect(renderToString(<Sidebar />)).not.toContain('Restore');
});

test('the caret expands and collapses; the label opens the page, and on that page expands and collapses', async () => {
  const goTo = showSidebar('/docs/');
  await userEvent.click(caret('Expand'));
  expect(link('Budget')).toBeInTheDocument();
  await userEvent.click(caret('Collapse'));
  expect(caret('Expand')).toHaveAttribute('aria-expanded', 'false');

  expect(link('Tour')).toHaveAttribute('href', expect.stringMatching(/^\/docs\/tour\b/));
  goTo('/docs/tour/');
  expect(caret('Collapse')).toBeInTheDocument();
  await userEvent.click(link('Tour'));
  expect(caret('Expand')).toBeInTheDocument();
});

test('a click with a modifier on the current category’s label opens a new tab or window', () => {
  showSidebar('/docs/tour/');
  const prevented: boolean[] = [];
  // jsdom can't open links.
  const stop = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', stop);
  for (const modifier of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    fireEvent.click(link('Tour'), { [modifier]: true });
  window.removeEventListener('click', stop);
  expect(prevented).toEqual([false, false, false, false]);
  expect(caret('Collapse')).toBeInTheDocument();
});

test('a collapsed category expands again on the next page in it; others keep their state', async () => {
  const goTo = showSidebar('/docs/tour/budget/');
  await userEvent.click(screen.getByRole('button', { name: 'Backup' }));
  await userEvent.click(caret('Collapse'));
  goTo('/docs/tour/payees/');
  expect(caret('Collapse')).toBeInTheDocument();
  goTo('/docs/');
  expect(caret('Collapse')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Backup' })).toHaveAttribute('aria-expanded', 'true');
});

test('a category without a page is a button, also for the keyboard', async () => {
  showSidebar('/docs/');
  const button = screen.getByRole('button', { name: 'Backup' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.keyDown(button, { key: ' ' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('without scripts it is a link to the first page in it', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(<Sidebar />);
  expect(within(html).getByRole('link', { name: 'Backup' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/docs\/backup\b/),
  );
});

test("a heading above items isn't a control", () => {
  showSidebar('/docs/');
  expect(screen.getByText('Using').closest('a, button')).toBeNull();
});

test('a link to another site opens in a new tab and is never current', () => {
  showSidebar('/docs/');
  const bugs = screen.getByRole('link', { name: /^Bugs/ });
  expect(bugs).toHaveAttribute('target', '_blank');
  expect(bugs).not.toHaveAttribute('aria-current');
});

test("pages outside the sidebar don't show it", () => {
  mockPathname = '/docs/outside/';
  const { container } = render(<SidebarColumn />);
  expect(container).toBeEmptyDOMElement();
});

test('hiding the sidebar is off by default', () => {
  render(<SidebarColumn />);
  expect(screen.queryByRole('button', { name: 'Collapse sidebar' })).not.toBeInTheDocument();
});

test('a hidden sidebar leaves a strip, which a click or any key opens', async () => {
  const column = render(<SidebarColumn hideable />).container.firstElementChild;
  for (const open of [
    () => userEvent.keyboard('x'),
    () => userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' })),
  ]) {
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(column).toHaveAttribute('data-hidden');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Expand sidebar' }).focus();
    await open();
    expect(column).not.toHaveAttribute('data-hidden');
    expect(screen.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  }
});
