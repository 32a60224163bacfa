/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnvelopeSimulator } from '@/components/simulator';
import { toHash } from '@/lib/simulator/address';
import { FRESH, GUIDE, OVERSPENT } from '@/lib/simulator/examples';
import { MAX_MONTHS } from '@/lib/simulator/plan';
import { simulatorStrings as strings } from '@/strings/simulator';

// The simulator's code is loaded lazily, and stays loaded.
beforeAll(async () => {
  render(<EnvelopeSimulator />);
  await screen.findByRole('status');
  cleanup();
});

beforeEach(() => history.replaceState(null, '', '/'));

const user = userEvent.setup();
const budgeted = strings.budgetedFor;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status');

/** Types into a field and leaves it. */
async function type(name: string, amount: string): Promise<void> {
  await user.clear(field(name));
  await user.type(field(name), amount);
  await user.tab();
}

test('a budgeted dollar moves from To Budget to its envelope', async () => {
  render(<EnvelopeSimulator />);
  await type(budgeted('Groceries'), '400');
  expect(field(budgeted('Groceries'))).toHaveValue('400.00');
  expect(row('Groceries')).toHaveAccessibleName(/400\.00$/);
  expect(status()).toHaveTextContent('Groceries: balance $400.00. To Budget: $1,400.00.');
});

test('Enter moves down the column, and Escape restores the amount', async () => {
  render(<EnvelopeSimulator />);
  await user.click(field(budgeted('Rent')));
  await user.keyboard('1200{Enter}');
  expect(field(budgeted('Groceries'))).toHaveFocus();
  await user.keyboard('77{Escape}');
  expect(field(budgeted('Groceries'))).toHaveValue('0.00');
});

test('an invalid amount is marked and changes nothing', async () => {
  render(<EnvelopeSimulator />);
  await type(budgeted('Rent'), 'plenty');
  expect(field(budgeted('Rent'))).toBeInvalid();
  expect(field(budgeted('Rent'))).toHaveAccessibleDescription(strings.mistake);
  expect(status()).toBeEmptyDOMElement();
});

test('overspending is covered from the selected envelope', async () => {
  render(<EnvelopeSimulator short />);
  const group = screen.getByRole('group', { name: strings.overspendingOf('Eating Out') });
  await user.selectOptions(
    within(group).getByRole('combobox', { name: strings.coverFrom }),
    'Groceries: $81.50',
  );
  await press(strings.cover);
  expect(field(budgeted('Groceries'))).toHaveValue('487.60');
  expect(row('Eating Out')).toHaveAccessibleName(/0\.00$/);
  expect(field(budgeted('Eating Out'))).toHaveFocus();
  expect(group).not.toBeInTheDocument();
});

test("overspending that isn't covered comes out of the next month", async () => {
  render(<EnvelopeSimulator short />);
  await press(`${strings.goOnTo}October`);
  expect(screen.getByRole('heading', { name: 'October' })).toBeInTheDocument();
  expect(screen.getByText(strings.overspentIn('Sep')).nextSibling).toHaveTextContent('−32.40');
  expect(status()).toHaveTextContent(/^October\. To Budget: \$367\.60\./);
  await press(`${strings.backTo}September`);
  expect(screen.getByRole('heading', { name: 'September' })).toBeInTheDocument();
});

test('overspending that rolls over stays in its envelope', async () => {
  render(<EnvelopeSimulator />);
  await type(strings.spentOn('Rent'), '50');
  await user.click(screen.getByRole('checkbox', { name: strings.rollover }));
  await press(`${strings.goOnTo}October`);
  expect(screen.getByText(strings.overspentIn('Sep')).nextSibling).toHaveTextContent('0.00');
  expect(row('Rent')).toHaveAccessibleName(/−50\.00 \(rolls over\)$/);
});

test('money can be held for next month and released', async () => {
  render(<EnvelopeSimulator />);
  await type(strings.amountToHold, '300');
  await press(strings.hold);
  expect(status()).toHaveTextContent('To Budget: $1,500.00.');
  await press(strings.resetHold('$300.00'));
  expect(status()).toHaveTextContent('To Budget: $1,800.00.');
});

test('a new month copies last month’s budget with one click', async () => {
  render(<EnvelopeSimulator />);
  await type(budgeted('Rent'), '900');
  await press(`${strings.goOnTo}October`);
  await press(strings.copyLastMonth);
  expect(field(budgeted('Rent'))).toHaveValue('900.00');
});

test('the plan is in the address, survives a reload, and Reset clears it', async () => {
  const first = render(<EnvelopeSimulator />);
  await type(strings.income, '2000');
  expect(location.hash).toMatch(/^#envelopes=1~0~/);
  first.unmount();
  render(<EnvelopeSimulator />);
  await waitFor(() => expect(field(strings.income)).toHaveValue('2,000.00'));
  await press(strings.reset);
  expect(field(strings.income)).toHaveValue('1,800.00');
  expect(location.hash).toBe('');
});

test("a link to a heading doesn't lose the plan", async () => {
  render(<EnvelopeSimulator />);
  await type(strings.income, '2000');
  history.replaceState(null, '', '#try-it-yourself');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(field(strings.income)).toHaveValue('2,000.00');
});

test.each([
  ['damaged', '#envelopes=1~0~oops'],
  ['another simulator’s', toHash(OVERSPENT)],
])('a %s plan is replaced with a new one, and the page says so', async (_, hash) => {
  history.replaceState(null, '', hash);
  render(<EnvelopeSimulator />);
  expect(
    await screen.findByText(strings.damaged, { exact: false, normalizer: text => text }),
  ).toBeInTheDocument();
  expect(field(strings.income)).toHaveValue('1,800.00');
});

test("a plan's link can be copied", async () => {
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<EnvelopeSimulator />);
  await press(strings.loadExample);
  await press(strings.copyLink);
  expect(copied).toHaveBeenCalledWith(`http://localhost/${toHash(GUIDE)}`);
  expect(status()).toHaveTextContent(strings.linkCopied);
});

test.each([
  ['another month', `${strings.goOnTo}October`],
  ['a new plan', strings.reset],
  ['the example', strings.loadExample],
])('%s has none of what was typed before', async (_, button) => {
  render(<EnvelopeSimulator />);
  await type(budgeted('Rent'), 'plenty');
  await type(strings.amountToHold, '10');
  await press(button);
  expect(field(budgeted('Rent'))).toBeValid();
  expect(screen.queryByText(strings.mistake)).toBeNull();
  expect(screen.queryByDisplayValue('10.00')).toBeNull();
});

test('nothing is held while the amount to hold isn’t one', async () => {
  render(<EnvelopeSimulator />);
  await type(strings.amountToHold, 'plenty');
  await press(strings.hold);
  expect(field(strings.amountToHold)).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Reset next/ })).toBeNull();
});

test('the focus stays in the last month, which has no button for another one', async () => {
  const plan = Array.from({ length: MAX_MONTHS }, () => FRESH.plan[0] ?? []);
  history.replaceState(null, '', toHash({ plan: plan.flat(), month: MAX_MONTHS - 1 }));
  render(<EnvelopeSimulator />);
  await screen.findByRole('heading', { name: 'August' });
  await press(strings.hold);
  expect(within(screen.getByRole('heading', { name: 'August' })).getByText('August')).toHaveFocus();
});

test('the focus stays in the simulator when the control that had it disappears', async () => {
  render(<EnvelopeSimulator />);
  await type(strings.spentOn('Rent'), '50');
  await user.click(screen.getByRole('checkbox', { name: strings.rollover }));
  await type(budgeted('Rent'), '50');
  await user.click(screen.getByRole('checkbox', { name: strings.rollover }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(field(budgeted('Rent'))).toHaveFocus();
  await press(`${strings.goOnTo}October`);
  await press(`${strings.backTo}September`);
  expect(within(screen.getByRole('heading', { name: 'September' })).getByText('September')).toHaveFocus();
});

test('a link that can’t be copied is in the address bar, without an entry in the history', async () => {
  render(<EnvelopeSimulator />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  const { length } = history;
  await press(strings.copyLink);
  await waitFor(() => expect(status()).toHaveTextContent(strings.notCopied));
  expect(location.hash).toMatch(/^#envelopes=1~0~/);
  expect(history).toHaveLength(length);
});
