import { browserTest } from './browser-test';
import { button, heading, link, region, thing } from './reader';

const NO_SCRIPTS = { scripts: false } as const;

browserTest('without JavaScript, pages are readable and the sidebar works', NO_SCRIPTS, async reader => {
  await reader.opens('docs/faq/');
  const sidebar = region('navigation', 'Docs sidebar');
  await reader.clicks(link('Backup & Restore', sidebar));
  await reader.isAt(/^\/docs\/backup-restore\//);
  await reader.clicks(link('Restoring Backups', sidebar));
  await reader.sees(heading('Restoring Backups'));
});

browserTest(
  'without JavaScript, the drawer works',
  { ...NO_SCRIPTS, width: 390, height: 844 },
  async reader => {
    await reader.opens('docs/');
    await reader.clicks(button('Toggle navigation bar'));
    await reader.clicks(link('Contact', thing('dialog')));
    await reader.sees(heading('Contacting Us'));
  },
);

browserTest(
  'without JavaScript, all tabs are shown, and a term links to the glossary',
  NO_SCRIPTS,
  async reader => {
    await reader.opens('docs/contributing/writing-docs/');
    await reader.seesNo(thing('tab'));
    await reader.seesNo(button('Copy code to clipboard'));
    await reader.opens('docs/getting-started/envelope-budgeting/');
    await reader.clicks(thing('link', 'off budget', { within: region('main') }));
    await reader.isAt('docs/glossary/#off-budget');
  },
);

browserTest(
  'without JavaScript, the search page says so and shows alternatives',
  NO_SCRIPTS,
  async reader => {
    await reader.opens('search/');
    await reader.sees(link(/DuckDuckGo/));
  },
);

browserTest('without JavaScript, a worked month replaces the simulator', NO_SCRIPTS, async reader => {
  await reader.opens('docs/getting-started/envelope-budgeting/');
  const place = region('region', 'Envelope simulator');
  await reader.sees(thing('table', 'September', { within: place }));
  await reader.seesNo(thing('textbox', undefined, { within: place }));
});

browserTest(
  'without JavaScript, pictures are in the system’s mode',
  { ...NO_SCRIPTS, scheme: 'dark' },
  async reader => {
    await reader.opens('docs/tour/budget/');
    await reader.finds(() => {
      const image = [...document.querySelectorAll<HTMLImageElement>('main img')].find(each =>
        each.checkVisibility(),
      );
      return image?.currentSrc.includes('.dark.');
    }, true);
  },
);
