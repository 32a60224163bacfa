/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageFinder } from '@/components/mdx/message-finder';

/** The field above a list of messages, as on the Messages page. */
const page = (
  <main>
    <MessageFinder />
    <table>
      <tbody>
        <tr id="no-key">
          <td>
            The key of <em>name</em> could not be found
          </td>
          <td>What to do.</td>
        </tr>
        <tr id="timed-out">
          <td>
            <code>timed-out</code>
            <hr />
            The server took too long
          </td>
          <td>What to do.</td>
        </tr>
      </tbody>
    </table>
  </main>
);

// The field's code comes later than the page; once here, it stays.
beforeAll(async () => {
  render(page);
  await screen.findByRole('textbox');
  cleanup();
});

const user = userEvent.setup();
const field = () => screen.getByRole('textbox', { name: 'Paste the message you see' });
const paste = async (text: string) => {
  await user.click(field());
  await user.paste(text);
};

test('before anything is pasted, there are no results', () => {
  render(page);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByText('Matching messages appear here.')).toBeVisible();
});

test('a message with another name and a stack trace leads to its row', async () => {
  render(page);
  await paste('Error: The key of Larkspur could not be found\n    at load (main.js:1:2)');
  expect(screen.getByRole('status')).toHaveTextContent('One message matches.');
  const results = within(screen.getByRole('list', { name: 'Matching messages' }));
  expect(results.getByRole('link')).toHaveAttribute('href', '#no-key');
  expect(results.getByRole('link')).toHaveTextContent('The key of name could not be found');
});

test('if nothing matches, it says so and offers search and help', async () => {
  render(page);
  await paste('Printer on fire');
  expect(screen.getByRole('status')).toHaveTextContent('No message on this page matches.');
  expect(screen.getByRole('link', { name: 'Search the documentation' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/search/),
  );
  expect(screen.getByRole('link', { name: 'Ask for help' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/contact/),
  );
});

test('a message below another one leads to the row of both', async () => {
  render(page);
  await paste('the server took too');
  expect(screen.getByRole('link', { name: 'The server took too long' })).toHaveAttribute(
    'href',
    '#timed-out',
  );
});

test('emptying the field removes the results', async () => {
  render(page);
  await paste('timed-out');
  expect(screen.getByRole('link')).toHaveAttribute('href', '#timed-out');
  await user.clear(field());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
