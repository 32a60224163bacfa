import { browserTest, expect } from './browser-test';
import { button, thing } from './reader';

const TEMPLATES = 'docs/experimental/goal-templates/';
const IMPORTING = 'docs/transactions/importing/';
const PHONE = { width: 390, height: 844 };

/** Whether a string is on the page. */
const isWritten = (text: string) => document.body.innerText.includes(text);

browserTest('the template workshop budgets a line that is written for the reader', {}, async reader => {
  await reader.opens(TEMPLATES);
  await reader.settles();
  await reader.clicks(button('Open the workshop'));
  await reader.clicks(button('Add the line'));
  await reader.sees(thing('textbox', 'Note for New category'));
  await reader.finds(isWritten, true, 'New category, which gets $150.00 in November 2025.');
});

browserTest('the link of an example opens the template workshop with it', PHONE, async reader => {
  const example = [1, '2025-11', 0, [['Salary', 280_000]], [['Vacation', '#template 100', 0, 0, 0]], []];
  await reader.opens(`${TEMPLATES}#workshop=${encodeURIComponent(JSON.stringify(example))}`);
  await reader.sees(thing('textbox', 'Note for Vacation'));
  await reader.finds(isWritten, true, 'Budget $100.00 every month.');
});

browserTest('the import rehearsal reads a dropped file', {}, async reader => {
  await reader.opens(IMPORTING);
  const isTaken = await reader.evaluates(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Date,Payee,Amount\n2025-10-03,Grocer,-42.50\n'], 'dropped.csv'));
    const drag = (name: string) =>
      !document.body.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
    return [drag('dragover'), drag('drop')].every(Boolean);
  });
  expect(isTaken).toBe(true);
  await reader.finds(isWritten, true, 'Actual reads 1 transaction from dropped.csv');
});

browserTest('the import rehearsal reads a sample on a phone', PHONE, async reader => {
  await reader.opens(IMPORTING);
  await reader.settles();
  await reader.clicks(button('OFX with bank IDs'));
  await reader.finds(isWritten, true, 'Actual reads 3 transactions from checking.ofx');
  await reader.sees(thing('table', 'Transactions from checking.ofx'));
});
