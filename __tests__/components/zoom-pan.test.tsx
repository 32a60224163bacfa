/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ZoomPan } from '@/components/mdx/diagram/zoom-pan';
import { ZOOM } from '@/lib/site';

const wrapper = () => screen.getByRole('group', { name: 'Zoomable drawing' });
const transform = () => (wrapper().firstElementChild as HTMLElement).style.transform;
const scale = () => Number(/scale\(([\d.]+)\)/.exec(transform())?.[1] ?? 1);

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

/** Renders a drawing and waits for the delay. */
async function zoomable(toolbar?: boolean) {
  jest.useFakeTimers();
  const view = render(
    <ZoomPan toolbar={toolbar}>
      <svg />
    </ZoomPan>,
  );
  await act(() => jest.advanceTimersByTimeAsync(ZOOM.delayMs));
  jest.useRealTimers();
  await act(async () => {
    await import('@/components/mdx/diagram/zooming');
  });
  return view;
}

test('a drawing becomes zoomable only after the delay', async () => {
  jest.useFakeTimers();
  render(
    <ZoomPan>
      <svg />
    </ZoomPan>,
  );
  await act(() => jest.advanceTimersByTimeAsync(ZOOM.delayMs - 1));
  expect(wrapper()).not.toHaveAttribute('data-zoomable');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(wrapper()).toHaveAttribute('data-zoomable');
  jest.useRealTimers();
});

test('the keyboard zooms, moves and resets', async () => {
  await zoomable();
  await userEvent.tab();
  expect(wrapper()).toHaveFocus();
  fireEvent.keyDown(wrapper(), { key: '+' });
  await waitFor(() => expect(scale()).toBeCloseTo(1.3499, 3));
  fireEvent.keyDown(wrapper(), { key: '-' });
  await waitFor(() => expect(scale()).toBeCloseTo(1, 5));
  fireEvent.keyDown(wrapper(), { key: 'ArrowRight' });
  await waitFor(() => expect(transform()).toContain('translate(-40px, 0px)'));
  fireEvent.keyDown(wrapper(), { key: '0' });
  await waitFor(() => expect(transform()).toContain('translate(0px, 0px)'));
});

test('the toolbar is off by default', async () => {
  await zoomable();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the toolbar has three buttons: in, out and reset', async () => {
  await zoomable(true);
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(scale()).toBeCloseTo(1.3499, 3));
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  await waitFor(() => expect(scale()).toBeCloseTo(1, 5));
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Zoom in' }));
  await waitFor(() => expect(scale()).toBeCloseTo(1.3499 ** 3, 2));
  await userEvent.click(screen.getByRole('button', { name: 'Reset zoom' }));
  await waitFor(() => expect(scale()).toBe(1));
});

test('an unmounted drawing leaves no listeners', async () => {
  const { unmount } = await zoomable();
  const frame = wrapper();
  const content = frame.firstElementChild as HTMLElement;
  unmount();
  fireEvent.wheel(frame, { deltaY: -100 });
  expect(content.style.transform).not.toContain('scale(1.1');
});
