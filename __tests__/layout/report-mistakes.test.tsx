/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ReportMistakes } from '@/components/layout/errors/report-mistakes';

let reported: string[];
const listen = (event: ErrorEvent) => reported.push(event.message);

beforeEach(() => {
  reported = [];
  window.addEventListener('error', listen);
  // jsdom doesn't have reportError. A browser dispatches this event.
  window.reportError = (error: Error) =>
    window.dispatchEvent(new ErrorEvent('error', { message: error.message }));
});
afterEach(() => window.removeEventListener('error', listen));

it('reports all errors together, and again when the page is updated', () => {
  const lines = ['content/docs/faq.mdx:7:5 The link "/x/" …', 'content/docs/faq.mdx:9:1 ":::note" …'];
  const { rerender } = render(<ReportMistakes lines={lines} />);
  expect(reported).toEqual([lines.join('\n')]);
  for (const line of lines) expect(screen.getByRole('alert').textContent).toContain(line);
  rerender(<ReportMistakes lines={[...lines]} />);
  expect(reported).toHaveLength(2);
});

it("reports nothing without errors, and after they're fixed", () => {
  const { rerender } = render(<ReportMistakes lines={[]} />);
  expect(reported).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<ReportMistakes lines={['content/docs/faq.mdx:1:1 …']} />);
  rerender(<ReportMistakes lines={[]} />);
  expect(reported).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
