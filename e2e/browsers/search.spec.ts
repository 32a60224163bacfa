import { expect, browserTest } from './browser-test';
import { button, heading, link, thing } from './reader';

const box = thing('combobox', 'Search');
const hit = thing('option');
const field = thing('searchbox', 'Search');
const results = thing('article');

/** The text of the search box, whatever its current role. */
const boxValue = () => document.querySelector<HTMLInputElement>('[data-search-field]')?.value;
/** Whether the count of results is announced. Before that, a better answer can put them in another order. */
const isFinal = () =>
  /^\d+ results?$/.test(document.querySelector('[data-search-panel] [role=status]')?.textContent ?? '');
const inBox = () => document.activeElement?.matches('[data-search-field]');

browserTest('Ctrl+K focuses the search box, and eight hits appear while typing', {}, async reader => {
  await reader.opens('docs/faq/');
  await reader.presses('Control+k');
  await reader.finds(inBox, true);
  await reader.types('budget');
  await reader.counts(hit, 8);
  await reader.notices(hit, 'aria-selected', 'true');
  await reader.notices(box, 'aria-expanded', 'true');
  await reader.sees(link('See all results'));
});

browserTest('the arrow keys select a hit and Enter opens it', {}, async reader => {
  await reader.opens('docs/faq/');
  await reader.presses('Control+k');
  await reader.types('reconciliation');
  const second = thing('option', undefined, { index: 1 });
  await reader.finds(isFinal, true);
  await reader.presses('ArrowDown');
  await reader.notices(second, 'aria-selected', 'true');
  const address = await reader.asks<string>('attribute', second, 'href');
  await reader.presses('Enter');
  await reader.isAt(address.slice(1));
  await reader.sees(heading(/Reconcil/));
});

browserTest('Tab opens the selected hit', {}, async reader => {
  await reader.opens('docs/faq/');
  await reader.presses('Control+k');
  await reader.types('reconciliation');
  await reader.notices(hit, 'aria-selected', 'true');
  await reader.presses('Tab');
  await reader.reads('Reconciliation', 'docs/accounts/reconciliation/');
});

browserTest('a click opens a hit', {}, async reader => {
  await reader.opens('docs/faq/');
  await reader.settles();
  await reader.presses('Control+k');
  await reader.types('reconciliation');
  await reader.clicks(hit);
  await reader.reads('Reconciliation', 'docs/accounts/reconciliation/');
});

browserTest('Escape closes the hits and keeps the text; the clear button empties it', {}, async reader => {
  await reader.opens('docs/faq/');
  await reader.presses('Control+k');
  await reader.types('budget');
  await reader.counts(hit, 8);
  await reader.presses('Escape');
  await reader.seesNo(hit);
  await reader.finds(boxValue, 'budget');
  await reader.presses('Control+k');
  await reader.counts(hit, 8);
  await reader.clicks(button('Clear'));
  await reader.finds(boxValue, '');
  await reader.seesNo(hit);
});

browserTest('an empty result is announced, and a similar word is suggested', {}, async reader => {
  await reader.opens('docs/faq/');
  await reader.presses('Control+k');
  await reader.types('zzzqqqxyz');
  await reader.finds(
    () => document.querySelector('[data-search-panel]')?.textContent?.includes('No results'),
    true,
  );
  await reader.seesNo(hit);
  await reader.presses('Control+a');
  await reader.types('recnzliation');
  await reader.clicks(button('reconciliation'));
  await reader.finds(boxValue, 'reconciliation');
  await reader.sees(hit);
});

browserTest('the link below the hits opens all results', {}, async reader => {
  await reader.opens('contact/');
  await reader.settles();
  await reader.presses('Control+k');
  await reader.types('sync');
  await reader.clicks(link('See all results'));
  await reader.isAt('search/?q=sync');
  await reader.sees(heading('Search results for "sync"'));
  await reader.sees(results);
});

browserTest('on the search page, typing continues the query in the address', {}, async reader => {
  await reader.opens('search/?q=reconcil');
  await reader.sees(results);
  await reader.types('e');
  await reader.isAt('search/?q=reconcile');
});

browserTest(
  'the search page counts results, updates while typing, and adds no history entries',
  {},
  async reader => {
    await reader.opens('search/?q=rules');
    await reader.sees(results);
    await reader.settles();
    const before = await reader.evaluates(() => history.length);
    await reader.clicks(field);
    await reader.presses('Control+a');
    await reader.types('reconcile');
    await reader.isAt('search/?q=reconcile');
    await reader.finds(() => document.title, 'Search results for "reconcile"');
    await reader.finds(
      () => /\d+ documents found/.test(document.querySelector('[role=status]')?.textContent ?? ''),
      true,
    );
    expect(await reader.evaluates(() => history.length)).toBe(before);
  },
);

browserTest('Back from a result returns to the results', {}, async reader => {
  await reader.opens('search/?q=reconciliation');
  await reader.settles();
  const first = thing('link', undefined, { within: results });
  await reader.clicks(first);
  await reader.isAt(/^\/docs\//);
  await reader.sees(heading(/Reconcil/));
  await reader.goesBack();
  await reader.isAt('search/?q=reconciliation');
  await reader.sees(results);
});

browserTest(
  'a failure to load the index is announced, and the next focus tries again',
  { faulty: true },
  async reader => {
    reader.server.faults = { missing: /search-index\.json$/ };
    await reader.opens('docs/faq/');
    await reader.presses('Control+k');
    await reader.types('budget');
    await reader.finds(
      () =>
        [...document.querySelectorAll('[role=alert]')].some(each =>
          each.textContent.includes('couldn’t load the search'),
        ),
      true,
    );
    reader.server.faults = {};
    await reader.presses('Escape');
    await reader.presses('Control+k');
    await reader.counts(hit, 8);
  },
);

browserTest('on a phone the box grows when it is used', { width: 390, height: 844 }, async reader => {
  await reader.opens('docs/faq/');
  const wide = () => document.querySelector('[data-search-field]')?.getBoundingClientRect().width ?? 0;
  const before = await reader.evaluates(wide);
  await reader.presses('Control+k');
  await reader.finds(
    (small: number) =>
      (document.querySelector('[data-search-field]')?.getBoundingClientRect().width ?? 0) > small * 2,
    true,
    before,
  );
});
