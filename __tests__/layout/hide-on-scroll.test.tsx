import { fireEvent, render, screen } from '@testing-library/react';
import { HideOnScroll } from '@/components/layout/header/hide-on-scroll';
import { beginTransition } from '@/lib/navigation/transitions';

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  fireEvent.scroll(window);
}

// That the header of this site stays is tested in e2e/frame-navigation.spec.ts.
test('the header around it is marked while it is to be out of the way', () => {
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
