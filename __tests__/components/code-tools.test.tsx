/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeTools } from '@/components/mdx/code/code-tools';

/** jsdom has no ResizeObserver, because it has no layout. */
class NoResizes {
  observe(): void {}
  disconnect(): void {}
}

test('code that can’t be copied is selected, and screen readers are told', async () => {
  Object.assign(globalThis, { ResizeObserver: NoResizes });
  render(
    <figure>
      <pre>npm ci</pre>
      <CodeTools />
    </figure>,
  );
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button'));
  // A status that appears together with its text isn't announced everywhere, but an alert is.
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Not copied\./);
  expect(String(getSelection())).toBe('npm ci');
});
