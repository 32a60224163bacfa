import { browserTest } from './browser-test';
import { button, link, region, thing } from './reader';

/** A page with tabs, commands, and rows for different setups. */
const PAGE = 'docs/install/your-setup/';
const PHONE = { width: 390, height: 844 };
const dialog = region('dialog', 'Your setup');
const choose = button('Choose yours');
const save = button('Save', dialog);
const port = thing('textbox', 'Server port', { within: dialog });

/** The text of the first code block, which contains the port. */
const command = () => document.querySelector('figure.code pre')?.textContent.trim().split('\n')[1]?.trim();

browserTest('a setup from the dialog changes the page and is remembered', {}, async reader => {
  await reader.opens(PAGE);
  await reader.settles();
  await reader.finds(command, "- '5006:5006'");
  await reader.clicks(choose);
  await reader.clicks(port);
  await reader.types('8080');
  await reader.presses('Enter');
  await reader.seesNo(dialog);
  await reader.hasFocusOn(button('Change your setup'));
  await reader.finds(command, "- '8080:5006'");
  await reader.reloads();
  await reader.finds(command, "- '8080:5006'");
  await reader.seesNo(choose);
});

browserTest('the system from the dialog comes first in tabs and downloads', {}, async reader => {
  await reader.opens(PAGE);
  await reader.settles();
  await reader.clicks(choose);
  await reader.tabsTo(thing('combobox', 'Device or system', { within: dialog }));
  await reader.types('mac');
  await reader.clicks(save);
  await reader.seesNo(dialog);
  await reader.notices(thing('tab', 'macOS'), 'aria-selected', 'true');
  await reader.opens('download/');
  await reader.sees(region('region', 'For your computer: macOS'));
});

browserTest('an invalid setup is explained, and Escape saves nothing', PHONE, async reader => {
  await reader.opens(PAGE);
  await reader.settles();
  await reader.clicks(choose);
  await reader.clicks(port);
  await reader.types('80; reboot');
  await reader.clicks(save);
  await reader.hasFocusOn(port);
  await reader.notices(port, 'aria-invalid', 'true');
  await reader.presses('Escape');
  await reader.seesNo(dialog);
  await reader.hasFocusOn(choose);
  await reader.finds(command, "- '5006:5006'");
});

for (const [system, label] of [
  ['Macintosh; Intel Mac OS X 10_15_7', 'Download for macOS'],
  ['Windows NT 10.0; Win64; x64', 'Download for Windows'],
  ['iPhone; CPU iPhone OS 18_2 like Mac OS X', 'Set up on your phone'],
] as const)
  browserTest(`the first button of the home page says “${label}” on that system`, {}, async reader => {
    const { firstScript = '' } = reader.server.faults;
    reader.server.faults = {
      firstScript: `${firstScript}
      Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (${system})' });`,
    };
    const first = link(label, region('main'));
    await reader.opens('');
    await reader.sees(first);
    await reader.opens('contact/');
    await reader.settles();
    await reader.clicks(link('Actual', region('navigation', 'Main')));
    await reader.sees(first);
  });
