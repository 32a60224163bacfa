import { render } from '@testing-library/react';
import { ReportMistakes } from '@/components/layout/errors/report-mistakes';

let reported: string[];
const listen = (event: ErrorEvent) => reported.push(event.message);

beforeEach(() => {
  reported = [];
  window.addEventListener('error', listen);
  // jsdom has none; a browser turns it into this event.
  window.reportError = (error: Error) =>
    window.dispatchEvent(new ErrorEvent('error', { message: error.message }));
});
afterEach(() => window.removeEventListener('error', listen));

it('reports all mistakes at once, and again when the page comes anew', () => {
  const lines = ['content/docs/faq.mdx:7:5 The link "/x/" …', 'content/docs/faq.mdx:9:1 ":::note" …'];
  const { rerender } = render(<ReportMistakes lines={lines} />);
  expect(reported).toEqual([lines.join('\n')]);
  rerender(<ReportMistakes lines={[...lines]} />);
  expect(reported).toHaveLength(2);
});

it('is silent when nothing is wrong, and after the mistakes are fixed', () => {
  const { rerender } = render(<ReportMistakes lines={[]} />);
  expect(reported).toEqual([]);
  rerender(<ReportMistakes lines={['content/docs/faq.mdx:1:1 …']} />);
  rerender(<ReportMistakes lines={[]} />);
  expect(reported).toHaveLength(1);
});
