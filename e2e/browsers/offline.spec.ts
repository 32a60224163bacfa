import { test } from '@playwright/test';
import { smallDeployment } from '../support/deployments';
import { browserTest } from './browser-test';
import { button, heading, link, region, thing, type Reader } from './reader';
import type { Faults } from './server';

// Writing to the browser's storage may be slow on a busy machine.
test.setTimeout(120_000);

const dialog = region('dialog', 'Read offline');
const save = thing('button', /^Save [\d.]+ MB$/, { within: dialog });
const says = (text: string) => thing('status', undefined, { within: dialog, text });

/** Opens a small deployment and the dialog, because the whole site would take minutes. */
async function begin(reader: Reader, keep: () => Promise<void>, faults: Faults = {}): Promise<void> {
  reader.server.faults = faults;
  await reader.server.serve(await smallDeployment());
  await reader.opens('docs/');
  await reader.settles();
  await reader.clicks(button('Read offline'));
  await keep();
}

browserTest(
  "saved pages open and can be searched while the server is stopped, until they're removed",
  { faulty: true },
  async reader =>
    begin(reader, async () => {
      await reader.clicks(save);
      await reader.sees(says('Every page opens without a network'), 60_000);
      await reader.clicks(thing('button', 'Close', { within: dialog }));
      await reader.server.stop();
      await reader.opens('docs/faq/');
      await reader.sees(heading('Frequently Asked Questions'));
      await reader.presses('Control+k');
      await reader.types('reconciliation');
      await reader.notices(thing('option'), 'aria-selected', 'true');
      await reader.presses('Enter');
      await reader.sees(heading('Reconciliation'));
      await reader.opens('docs/no-such-page/');
      await reader.sees(heading('You’re offline'));
      await reader.clicks(link('Read the saved docs'));
      await reader.sees(heading('Introduction'));
      await reader.settles();
      await reader.clicks(button('Read offline'));
      await reader.clicks(thing('button', 'Remove', { within: dialog }));
      await reader.finds(async () => (await caches.keys()).length, 0);
    }),
);

browserTest('saving can be stopped at any time, and nothing remains', { faulty: true }, async reader =>
  begin(reader, async () => {
    await reader.sees(save);
    reader.server.faults = { held: /^\/docs\// };
    await reader.clicks(save);
    await reader.sees(says('Saving the pages'));
    await reader.clicks(thing('button', 'Stop', { within: dialog }));
    await reader.seesNo(says('Saving the pages'));
    reader.server.release();
    await reader.sees(save);
    await reader.finds(async () => (await caches.keys()).length, 0);
  }),
);

browserTest(
  'saving starts while the browser asks for permission, and can be stopped',
  { faulty: true },
  async reader => {
    // As in Firefox, whose prompt may never be answered.
    const firstScript = `Object.defineProperty(navigator, 'storage', {
      value: { persist: () => new Promise(() => {}) },
    });`;
    await begin(
      reader,
      async () => {
        // From now on, pages are as they were deployed, because changed ones couldn't be saved.
        reader.server.faults = { held: /^\/docs\// };
        await reader.clicks(save);
        await reader.sees(says('Saving doesn’t wait for your answer'));
        await reader.clicks(thing('button', 'Stop', { within: dialog }));
        await reader.sees(save);
      },
      { firstScript },
    );
  },
);
