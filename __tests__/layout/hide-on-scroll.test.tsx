/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { HideOnScroll } from '@/components/layout/header/hide-on-scroll';
import { beginTransition } from '@/lib/navigation/transitions';

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  fireEvent.scroll(window);
}

// e2e/frame-navigation.spec.ts tests that this site's header stays visible.
test('marks its header while it should be hidden', () => {
  const { unmount } = render(
    <nav>
      <HideOnScroll />
    </nav>,
  );
  const header = screen.getByRole('navigation');
  expect(header).not.toHaveAttribute('data-hidden');
  scrollTo(1000);
  expect(header).toHaveAttribute('data-hidden');
  scrollTo(900);
  expect(header).not.toHaveAttribute('data-hidden');
  scrollTo(1000);
  beginTransition('/docs/faq/', 'push');
  expect(header).not.toHaveAttribute('data-hidden');
  unmount();
  scrollTo(2000);
  expect(header).not.toHaveAttribute('data-hidden');
});
