/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnouncementBar } from '@/components/layout/announcement';
import type { CompiledAnnouncement } from '@/lib/content/announcement';
import { runAnnouncement } from '@/lib/inline/announcement';
import { ANNOUNCEMENT } from '@/lib/site';

// The pipeline renders on the server and has its own tests.
jest.mock('@/lib/mdx/run', () => ({ runMdx: (code: string) => <p>{code}</p> }));

const { idKey, dismissKey } = ANNOUNCEMENT;
const stored = () => [localStorage.getItem(idKey), localStorage.getItem(dismissKey)];
const dismissed = () => document.documentElement.dataset.announcementBarInitiallyDismissed;
const open = (id: string) => runAnnouncement(id, idKey, dismissKey);
const show = (announcement: CompiledAnnouncement | null) => render(AnnouncementBar({ announcement }));
const SURVEY: CompiledAnnouncement = {
  id: 'survey',
  content: 'Take part',
  code: 'Take part',
  isCloseable: true,
};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.announcementBarInitiallyDismissed;
});
afterEach(() => jest.restoreAllMocks());

test('uses the storage keys of the previous site', () => {
  expect([idKey, dismissKey]).toEqual(['docusaurus.announcement.id', 'docusaurus.announcement.dismiss']);
});

test('the first visit shows it and stores its id', () => {
  open('survey');
  expect(dismissed()).toBe('false');
  expect(stored()).toEqual(['survey', 'false']);
});

test('stays closed', async () => {
  open('survey');
  show(SURVEY);
  expect(screen.getByRole('banner')).toHaveTextContent('Take part');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dismissed()).toBe('true');
  expect(stored()).toEqual(['survey', 'true']);
  open('survey');
  expect(dismissed()).toBe('true');
});

test('a new id shows right away', () => {
  localStorage.setItem(idKey, 'survey');
  localStorage.setItem(dismissKey, 'true');
  open('meeting');
  expect(dismissed()).toBe('false');
  expect(stored()).toEqual(['meeting', 'false']);
});

test("treats the previous site's misspelled id as the default id", () => {
  localStorage.setItem(idKey, 'annoucement-bar');
  localStorage.setItem(dismissKey, 'true');
  open('announcement-bar');
  expect(dismissed()).toBe('true');
  expect(stored()).toEqual(['announcement-bar', 'true']);
});

test("has no button if it isn't closeable", async () => {
  show({ ...SURVEY, isCloseable: false });
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('renders nothing without an announcement', async () => {
  expect(show(null).container).toBeEmptyDOMElement();
});

test('uses the colors of the file', async () => {
  show({ ...SURVEY, backgroundColor: '#102a43', textColor: '#ffffff' });
  expect(screen.getByRole('banner')).toHaveStyle({ backgroundColor: '#102a43', color: '#ffffff' });
});

test.each(['getItem', 'setItem'] as const)('shows and can be closed if %s throws', async method => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  open('survey');
  expect(dismissed()).toBe('false');
  show(SURVEY);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dismissed()).toBe('true');
});
