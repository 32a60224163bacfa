/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CrashScreen } from '@/components/layout/errors/crash-screen';

const copyWith = async (writeText: (text: string) => Promise<void>) => {
  Object.assign(navigator, { clipboard: { writeText } });
  render(<CrashScreen error={new Error('a')} onRetry={() => {}} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  });
};

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test('the error can be copied', async () => {
  const copied: string[] = [];
  await copyWith(async text => void copied.push(text));
  expect(copied).toEqual(['a']);
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

test("if the browser doesn't allow copying, the error is selected, and the reader is told what to do", async () => {
  await copyWith(() => Promise.reject(new Error('not allowed')));
  expect(window.getSelection()?.toString()).toBe('a');
  expect(screen.getByRole('status').textContent).toMatch(/^Not copied\./);
});
