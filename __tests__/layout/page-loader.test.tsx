import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PageLoader } from '@/components/ui/page-loader';

/** A page on its way, which fails when the button below it is pressed, and is asked for anew by the loader's own. */
function Page() {
  const [error, setError] = useState<unknown>();
  return (
    <>
      <PageLoader error={error} onRetry={() => setError(undefined)} />
      <button onClick={() => setError(new Error('a', { cause: new Error('b') }))}>Fail</button>
    </>
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Schedules';
});
afterEach(() => jest.useRealTimers());
test('a page on its way shows nothing, then a spinner; one that failed says why and is asked for again', () => {
  render(<Page />);
  wait(100);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(document.title).toBe('Schedules');
  wait(150);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(document.title).toBe('');

  press('Fail');
  expect(screen.getByRole('alert')).toHaveTextContent(/a\s+Cause: b/);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(document.title).toBe('Schedules');

  press('Retry');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  wait(199);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  wait(1);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});
