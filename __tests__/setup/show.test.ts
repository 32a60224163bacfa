/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { PATTERNS } from '@/lib/setup/choices';
import { SETUP_EVENT, SETUP_KEY } from '@/lib/setup/keys';
import { startSetup } from '@/lib/setup/page/show';
import { parseSetup } from '@/lib/setup/setup';

const show = (stored: string) => {
  localStorage.setItem(SETUP_KEY, stored);
  window.dispatchEvent(new StorageEvent('storage', { key: SETUP_KEY }));
};

const fields = Object.keys(PATTERNS);

beforeAll(startSetup);

beforeEach(() => {
  document.body.innerHTML = fields.map(field => `<code data-fill="${field}">default</code>`).join('');
});

/** What the page has for each field. */
const shown = () =>
  Object.fromEntries(
    fields.flatMap(field => {
      const text = document.querySelector(`[data-fill=${field}]`)?.textContent;
      return text === 'default' ? [] : [[field, text]];
    }),
  );

test.each([
  '{"run":"docker","port":"8080","domain":"money.test","folder":"/srv/actual"}',
  '{"run":"heroku","port":"80;reboot","folder":"/a b","domain":"a..b"}',
  '{"port":8080}',
  '{"run":["docker"],"os":{"toString":"macos"}}',
  '{"__proto__":{"run":"docker"}}',
  '{"port":',
  'null',
  '[]',
  '"docker"',
  JSON.stringify({ domain: 'a.'.repeat(10_000) }),
])('only what is valid is shown of %.60s', stored => {
  show(stored);
  expect(shown()).toEqual(parseSetup(stored));
});

test('values are text, and the page’s own text is restored', () => {
  show('{"port":"8080"}');
  expect(document.body.querySelector('[data-fill=port]')).toHaveTextContent('8080');
  show('{}');
  expect(document.body.querySelector('[data-fill=port]')).toHaveTextContent('default');
});

test('elements for one of the chosen options are marked', () => {
  document.body.innerHTML = '<p data-setup="docker cli"></p><p data-setup="fly"></p>';
  const marks = () => [...document.querySelectorAll('p')].map(element => element.hasAttribute('data-mine'));
  show('{"run":"cli"}');
  expect(marks()).toEqual([true, false]);
  show('{"run":"fly"}');
  expect(marks()).toEqual([false, true]);
});

describe('a table', () => {
  beforeEach(() => {
    document.body.innerHTML = `<table><tbody data-own hidden></tbody><tbody>
      <tr id="any"><td>Any</td></tr>
      <tr id="docker" data-setup="docker"><td>Docker <code data-fill="port">5006</code></td></tr>
      <tr data-setup="cli docker"><td>Docker, too</td></tr>
      <tr data-setup="cli"><td>CLI</td></tr></tbody></table>`;
  });

  const rows = () =>
    screen
      .getAllByRole('row')
      .filter(row => !row.hidden)
      .map(row => row.textContent);

  test.each([
    ['{"run":"docker"}', ['Docker 5006', 'Docker, too', 'Any', 'CLI']],
    ['{"run":"cli"}', ['Docker, too', 'CLI', 'Any', 'Docker 5006']],
    ['{"run":"fly"}', ['Any', 'Docker 5006', 'Docker, too', 'CLI']],
  ])('shows the rows for %s first', (stored, expected) => {
    show('{"run":"docker"}');
    show(stored);
    expect(rows()).toEqual(expected);
  });

  test('has the reader’s newest values in rows that come first, and its own without them', () => {
    show('{"run":"docker","port":"8080"}');
    expect(rows()[0]).toBe('Docker 8080');
    show('{"run":"docker","port":"9090"}');
    expect(rows()[0]).toBe('Docker 9090');
    show('{"run":"docker"}');
    expect(rows()[0]).toBe('Docker 5006');
    show('{}');
    expect(rows()).toEqual(['Any', 'Docker 5006', 'Docker, too', 'CLI']);
  });

  test('is reached by a link to the row that comes first', () => {
    show('{"run":"docker"}');
    expect(document.getElementById('docker')).toBeVisible();
  });
});

test('keys have the names of the chosen system', () => {
  const { dataset } = document.documentElement;
  show('{"os":"macos"}');
  expect(dataset.keys).toBe('apple');
  show('{"os":"windows"}');
  expect(dataset.keys).toBe('other');
  show('{"os":"nas"}');
  expect(dataset.keys).toBeUndefined();
});

describe('the line', () => {
  const line = () => document.querySelector<HTMLElement>('[data-setup-line]');

  beforeEach(() => {
    document.body.innerHTML =
      '<div data-setup-line="docker os port"><span data-setup-names></span><a data-setup="fly" href="#fly">Fly</a></div>';
  });

  test.each([
    [
      '{"run":"docker","os":"macos","port":"8080","bank":"simplefin"}',
      'For Docker · macOS · port 8080',
      true,
    ],
    ['{"port":"8080"}', 'For port 8080', true],
    ['{"run":"fly"}', '', true],
    ['{"run":"cli","budget":"tracking"}', '', false],
  ])('for %s says “%s”', (stored, text, hasSomething) => {
    show(stored);
    expect(document.querySelector('[data-setup-names]')?.textContent).toBe(text);
    expect(line()?.hasAttribute('data-mine')).toBe(hasSomething);
  });
});

test('a change on the page is shown, even if nothing can be stored', () => {
  document.dispatchEvent(new CustomEvent(SETUP_EVENT, { bubbles: true, detail: { port: '9090' } }));
  expect(document.body.querySelector('[data-fill=port]')).toHaveTextContent('9090');
});
