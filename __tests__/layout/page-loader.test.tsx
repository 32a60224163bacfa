/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PageLoader } from '@/components/ui/page-loader';

/** A loading page that fails when the button below it is clicked, and is retried by the loader's button. */
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
test('a loading page shows nothing and then a spinner; a failed one shows the error and can be retried', () => {
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
