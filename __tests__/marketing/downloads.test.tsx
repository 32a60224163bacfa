/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Installers } from '@/components/marketing/download/installers';
import { Recognized } from '@/components/marketing/download/recognized';
import { PLATFORMS } from '@/lib/downloads/platforms';

const LATEST = 'https://github.com/actualbudget/actual/releases/latest/download/';

test.each([
  [
    /^Windows: Microsoft Store/,
    'https://apps.microsoft.com/detail/9p2hmlhsdbrm?cid=actualbudget.org&mode=direct',
  ],
  [/^macOS: Intel \(x64\)/, `${LATEST}Actual-mac-x64.dmg`],
  [/^macOS: Apple silicon \(arm64\)/, `${LATEST}Actual-mac-arm64.dmg`],
  [/^Linux: AppImage \(x64\)/, `${LATEST}Actual-linux-x86_64.AppImage`],
  [/^Linux: Flatpak \(x64\)/, `${LATEST}Actual-linux-x86_64.flatpak`],
])('the table has a link %s', (name, address) => {
  render(<Installers />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});

test('the download for a computer has the first installers of its system', () => {
  render(<Recognized />);
  for (const { name, installers, offered } of PLATFORMS) {
    const offer = screen.getByLabelText(`For your computer: ${name}`);
    const addresses = within(offer)
      .getAllByRole('link')
      .map(link => link.getAttribute('href'));
    expect(addresses).toEqual(installers.slice(0, offered).map(({ href }) => href));
  }
});
