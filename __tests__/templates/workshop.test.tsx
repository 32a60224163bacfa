import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TemplateWorkshop } from '@/components/workshop';
import { Workshop } from '@/components/workshop/workshop';
import { toHash } from '@/lib/templates/address';
import { WORKED } from '@/lib/templates/worked';

beforeEach(() => history.replaceState(null, '', '/'));

const user = userEvent.setup();
const note = (name: string) => screen.getByRole('textbox', { name: `Note of ${name}` });
const card = (at: number) => {
  const item = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')[at];
  return item?.closest('li') ?? document.body;
};
const says = () => screen.getByRole('group', { name: 'What the app says' });

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
  expect(await screen.findByRole('textbox', { name: 'Note of Rent' })).toHaveValue('#template 1100');
});

test('a changed note changes what is budgeted, and To Budget', async () => {
  render(<Workshop />);
  expect(says()).toHaveTextContent('Successfully applied templates to 5 categories');
  await write('Savings', '');
  expect(says()).toHaveTextContent('Successfully applied templates to 4 categories');
  expect(says()).toHaveTextContent(/To Budget\$1,0\d\d\.\d\d$/);
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
  const field = screen.getByRole('textbox', { name: 'Budgeted already: Rent' });
  await user.clear(field);
  await user.type(field, '900{Enter}');
  await user.click(screen.getByRole('radio', { name: 'Apply budget template' }));
  expect(card(0)).toHaveTextContent('Budgeted$900.00');
  expect(card(0)).toHaveTextContent('left this category alone');
});

test('a wrong amount says so and doesn’t count', async () => {
  render(<Workshop />);
  const field = screen.getByRole('textbox', { name: 'Salary a month' });
  await user.clear(field);
  await user.type(field, 'lots{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Type an amount such as 120.50');
  expect(says()).toHaveTextContent('$2,800.00');
});

test('the chooser writes a line into a note', async () => {
  render(<Workshop />);
  await user.click(screen.getByText('Write a line for me'));
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
  await user.click(screen.getByRole('textbox', { name: 'A line to explain' }));
  await user.paste('#template 10% of previous all income');
  expect(
    screen.getByText('Budget 10% of all income of the month, as it was the month before.'),
  ).toBeInTheDocument();
});

test('an example in the address is opened, and a damaged one is named', async () => {
  history.replaceState(null, '', `/${toHash(WORKED.short)}`);
  const { unmount } = render(<TemplateWorkshop />);
  expect(await screen.findByRole('textbox', { name: 'Note of Clothing' })).toHaveValue('#template-3 60');
  unmount();
  history.replaceState(null, '', '/#workshop=%5B1%2C');
  render(<TemplateWorkshop />);
  expect(await screen.findByText(/can’t be read/)).toBeInTheDocument();
});

test('an endless note and a line that never ends leave the page usable', async () => {
  render(<Workshop />);
  await write('Rent', '#template 10 repeat every 0 weeks starting 2025-01-01');
  expect(says()).toHaveTextContent('The app wouldn’t finish this.');
  await write('Rent', '#template 1\n'.repeat(5000).slice(0, 2000));
  expect(says()).toHaveTextContent('Successfully applied templates to 5 categories');
});
