/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TemplateWorkshop } from '@/components/workshop';
import { Workshop } from '@/components/workshop/workshop';
import { MOST, toHash } from '@/lib/templates/address';
import { WORKED } from '@/lib/templates/worked';

beforeEach(() => {
  history.replaceState(null, '', '/');
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});

const user = userEvent.setup();
const note = (name: string) => screen.getByRole('textbox', { name: `Note for ${name}` });
const card = (at: number) => {
  const item = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')[at];
  return item?.closest('li') ?? document.body;
};
const says = () => screen.getByRole('group', { name: 'What the app says' });
const toBudget = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

/** Replaces a note. Enter and brackets have a meaning for user-event, so it is pasted. */
async function write(name: string, text: string): Promise<void> {
  await user.clear(note(name));
  await user.click(note(name));
  await user.paste(text);
}

test('until it is opened, a worked budget is in its place', async () => {
  render(<TemplateWorkshop />);
  expect(await screen.findByRole('table', { name: /November 2025/ })).toHaveTextContent(
    'Rent#template 1100$0.00$1,100.00',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open the workshop' }));
  expect(await screen.findByRole('textbox', { name: 'Note for Rent' })).toHaveValue('#template 1100');
});

test('a changed note changes what is budgeted, and To Budget', async () => {
  render(<Workshop />);
  expect(says()).toHaveTextContent('Successfully applied templates to 5 categories');
  await write('Savings', '');
  expect(says()).toHaveTextContent('Successfully applied templates to 4 categories');
  expect(toBudget()).toEqual(['$2,800.00', expect.stringMatching(/^\$1,0\d\d\.\d\d$/)]);
  await write('Rent', '#template 1200');
  expect(card(0)).toHaveTextContent('Budgeted$1,200.00');
  expect(card(0)).toHaveTextContent('Budget $1,200.00 every month.');
});

test('a line that can’t be read says what to change, and Check lists it in the app’s words', async () => {
  render(<Workshop />);
  await write('Rent', '#template 1,100');
  expect(card(0)).toHaveTextContent('Leave out the comma between the thousands');
  await user.click(screen.getByRole('radio', { name: 'Check templates' }));
  expect(says()).toHaveTextContent('There were errors interpreting some templates:');
  expect(says()).toHaveTextContent('Rent: #template 1,100');
});

test('Apply leaves a category alone that has an amount', async () => {
  render(<Workshop />);
  const field = screen.getByRole('textbox', { name: 'Already budgeted: Rent' });
  await user.clear(field);
  await user.type(field, '900{Enter}');
  await user.click(screen.getByRole('radio', { name: 'Apply budget template' }));
  expect(card(0)).toHaveTextContent('Budgeted$900.00');
  expect(card(0)).toHaveTextContent('left this category alone');
});

test.each([
  ['lots', 'Type an amount such as 120.50'],
  ['1000000000000', 'The maximum is 999,999.99'],
])('the amount %s doesn’t count, and the message says why', async (amount, message) => {
  render(<Workshop />);
  const field = screen.getByRole('textbox', { name: 'Salary a month' });
  await user.clear(field);
  await user.type(field, `${amount}{Enter}`);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(toBudget()[0]).toBe('$2,800.00');
});

test.each([
  '#template average -3 months',
  '#template copy from -1 months ago',
  '#template 50 by -2025-12',
  '#template 50 repeat every -1 months starting 2025-11-01',
  '#template schedule full Nothing [increase -5%]',
])('%s, with a negative number, gets an explanation and budgets nothing', async line => {
  render(<Workshop />);
  await write('Rent', line);
  expect(within(card(0)).getByText(/^(?:Write|Remove) /)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Check templates' }));
  expect(says()).toHaveTextContent(`Rent: ${line}`);
});

test('what the reader wants becomes a category with its line, and its amount is announced', async () => {
  render(<Workshop />);
  await user.click(screen.getByRole('button', { name: 'Add the line' }));
  expect(note('New category')).toHaveValue('#template 1200 by 2026-06');
  expect(
    screen.getByText('The line is in the note for New category, which gets $150.00 in November 2025.'),
  ).toBeInTheDocument();
});

test('the amount of an added line is no longer announced when its category is removed', async () => {
  render(<Workshop />);
  await user.click(screen.getByRole('button', { name: 'Add the line' }));
  expect(screen.getByText(/^The line is in the note for New category/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove New category' }));
  expect(screen.queryByText(/^The line is in the note for/)).toBeNull();
});

test('the chooser writes a line into a note', async () => {
  render(<Workshop />);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'I want to' }),
    'fill a category up to an amount',
  );
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '200');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add it to' }), 'Savings');
  await user.click(screen.getByRole('button', { name: 'Add the line' }));
  expect(note('Savings')).toHaveValue('#template remainder\n#template up to 200');
});

test('a pasted line is explained', async () => {
  render(<Workshop />);
  await user.click(screen.getByText('Explain a line'));
  await user.click(screen.getByRole('textbox', { name: 'A line, or a whole note' }));
  await user.paste('#template 10% of previous all income');
  expect(
    screen.getByText('Budget 10% of the month’s income, based on the month before.'),
  ).toBeInTheDocument();
  await user.paste('\ncall the bank');
  expect(screen.getByText(/isn’t a template line/)).toBeInTheDocument();
});

test('a schedule on the last Friday that ends budgets its dates and no others', async () => {
  render(<Workshop />);
  await write('Rent', '#template schedule full New schedule');
  await user.click(screen.getByText('Schedules'));
  await user.click(screen.getByRole('button', { name: 'Add a schedule' }));
  await user.click(screen.getByRole('button', { name: 'Add a day of the month to New schedule' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day 1 for New schedule' }), 'last');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Kind of day 1 for New schedule' }),
    'Friday',
  );
  expect(
    screen.getByText('Next dates: Nov 28, 2025, Dec 26, 2025, Jan 30, 2026, Feb 27, 2026.'),
  ).toBeInTheDocument();
  expect(card(0)).toHaveTextContent('Budgeted$50.00');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'How New schedule ends' }),
    'After a number of dates',
  );
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Number of dates for New schedule' }), {
    target: { value: '2' },
  });
  expect(screen.getByText('Next dates: Nov 28, 2025, Dec 26, 2025.')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'January 2026');
  expect(card(0)).toHaveTextContent('Budgeted$0.00');
  expect(card(0)).toHaveTextContent('has no date in this month or later');
});

test('the focus goes to the next item when one is removed, and to the button that adds one when it was the last', async () => {
  render(<Workshop />);
  await user.click(screen.getByRole('button', { name: 'Remove Groceries' }));
  expect(screen.getByRole('button', { name: 'Remove Eating Out' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Savings' }));
  expect(screen.getByRole('button', { name: 'Add a category' })).toHaveFocus();
  await user.click(screen.getByText('Schedules'));
  await user.click(screen.getByRole('button', { name: 'Add a schedule' }));
  await user.click(screen.getByRole('button', { name: 'Add a day of the month to New schedule' }));
  await user.click(screen.getByRole('button', { name: 'Remove day 1 for New schedule' }));
  expect(screen.getByRole('button', { name: 'Add a day of the month to New schedule' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove New schedule' }));
  expect(screen.getByRole('button', { name: 'Add a schedule' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Add income' }));
  await user.click(
    screen.getAllByRole('button', { name: /^Remove (?:Salary|Income)/ }).at(-1) ?? document.body,
  );
  expect(screen.getByRole('button', { name: 'Add income' })).toHaveFocus();
});

test('a category that moves up keeps the focus', async () => {
  render(<Workshop />);
  await user.click(screen.getByRole('button', { name: 'Move Eating Out up' }));
  expect(screen.getByRole('button', { name: 'Move Eating Out up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(card(0)).toContainElement(note('Eating Out'));
  expect(screen.getByRole('textbox', { name: 'Name of category 1' })).toHaveFocus();
});

test('a number can be cleared while it’s typed, and an empty field gets its number back', async () => {
  render(<Workshop />);
  await user.click(screen.getByText('Schedules'));
  await user.click(screen.getByRole('button', { name: 'Add a schedule' }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'How New schedule ends' }),
    'After a number of dates',
  );
  const field = screen.getByRole('spinbutton', { name: 'Number of dates for New schedule' });
  await user.clear(field);
  expect(field).toHaveValue(null);
  await user.type(field, '1');
  expect(screen.getByText('Next dates: Nov 15, 2025.')).toBeInTheDocument();
  await user.clear(field);
  await user.tab();
  expect(field).toHaveValue(1);
});

test('a date can be typed: the digits of its year stay while it’s typed', async () => {
  render(<Workshop />);
  await user.click(screen.getByText('Schedules'));
  await user.click(screen.getByRole('button', { name: 'Add a schedule' }));
  const field = screen.getByLabelText('First date for New schedule');
  // What browsers report while 2026 is typed.
  for (const year of ['0002', '0020', '0202']) {
    fireEvent.change(field, { target: { value: `${year}-03-15` } });
    expect(field).toHaveValue(`${year}-03-15`);
  }
  fireEvent.change(field, { target: { value: '2026-03-15' } });
  expect(screen.getByText(/^Next dates: Mar 15, 2026/)).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(field).toHaveValue('2026-03-15');
});

test('a full list’s button keeps the focus and adds no more', async () => {
  render(<Workshop />);
  const add = screen.getByRole('button', { name: 'Add income' });
  add.focus();
  await user.keyboard('{Enter}'.repeat(MOST.incomes));
  expect(screen.getAllByRole('textbox', { name: /^Name of income/ })).toHaveLength(MOST.incomes);
  expect(add).toHaveFocus();
  expect(add).toHaveAttribute('aria-disabled', 'true');
});

test('Back to the link of an example keeps what was changed since', async () => {
  render(<Workshop />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const linked = location.hash;
  await write('Rent', '#template 999');
  for (const hash of ['#a-heading', linked]) {
    history.replaceState(null, '', hash);
    fireEvent(window, new HashChangeEvent('hashchange'));
  }
  expect(note('Rent')).toHaveValue('#template 999');
  history.replaceState(null, '', toHash(WORKED.short));
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(note('Clothing')).toHaveValue('#template-3 60');
});

test('every new schedule has its own name', async () => {
  render(<Workshop />);
  await user.click(screen.getByText('Schedules'));
  const add = screen.getByRole('button', { name: 'Add a schedule' });
  await user.click(add);
  await user.click(add);
  await user.click(add);
  await user.click(screen.getByRole('button', { name: 'Remove New schedule 2' }));
  await user.click(add);
  const names = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name of schedule/ });
  expect(names.map(({ value }) => value).sort()).toEqual([
    'New schedule',
    'New schedule 2',
    'New schedule 3',
  ]);
});

test('the chooser adds a schedule, and its line follows the schedule’s name and days', async () => {
  render(<Workshop />);
  const chooser = within(screen.getByText('Write a line for me').closest('details') ?? document.body);
  await user.selectOptions(chooser.getByRole('combobox', { name: 'I want to' }), 'save for a schedule');
  expect(chooser.getByRole('button', { name: 'Add the line' })).toBeDisabled();
  await user.click(chooser.getByRole('button', { name: 'Add a schedule' }));
  fireEvent.change(chooser.getByRole('textbox', { name: 'Name of schedule 1' }), {
    target: { value: 'Gym' },
  });
  await user.click(chooser.getByRole('button', { name: 'Add a day of the month to Gym' }));
  await user.selectOptions(chooser.getByRole('combobox', { name: 'Day 1 for Gym' }), 'last');
  await user.selectOptions(chooser.getByRole('combobox', { name: 'Kind of day 1 for Gym' }), 'Friday');
  expect(chooser.getByText('#template schedule Gym')).toBeInTheDocument();
  expect(chooser.getByText(/It’s \$50\.00 every month on the last Friday\.$/)).toBeInTheDocument();
  await user.click(chooser.getByRole('button', { name: 'Add the line' }));
  expect(note('New category')).toHaveValue('#template schedule Gym');
  expect(
    screen.getByText('The line is in the note for New category, which gets $50.00 in November 2025.'),
  ).toBeInTheDocument();
});

test('an example in the address is opened, and a damaged one is reported', async () => {
  history.replaceState(null, '', `/${toHash(WORKED.short)}`);
  const { unmount } = render(<TemplateWorkshop />);
  expect(await screen.findByRole('textbox', { name: 'Note for Clothing' })).toHaveValue('#template-3 60');
  unmount();
  history.replaceState(null, '', '/#workshop=%5B1%2C');
  render(<TemplateWorkshop />);
  expect(await screen.findByText(/can’t be read/)).toBeInTheDocument();
});

test('the page stays usable with an endless note and an endless line', async () => {
  render(<Workshop />);
  await write('Rent', '#template 10 repeat every 0 weeks starting 2025-01-01');
  expect(says()).toHaveTextContent('The app would never finish this.');
  await write('Rent', '#template 1\n'.repeat(5000).slice(0, 2000));
  expect(says()).toHaveTextContent('Successfully applied templates to 5 categories');
});
