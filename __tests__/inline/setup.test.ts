import { PATTERNS } from '@/lib/setup/choices';
import { runSetup } from '@/lib/inline/setup';
import { SETUP_EVENT, SETUP_KEY } from '@/lib/setup/keys';
import { FIELD_LINES, parseSetup } from '@/lib/setup/setup';

const show = (stored: string) => {
  localStorage.setItem(SETUP_KEY, stored);
  window.dispatchEvent(new StorageEvent('storage', { key: SETUP_KEY }));
};

const fields = Object.keys(PATTERNS);

beforeAll(() => {
  runSetup(SETUP_KEY, SETUP_EVENT, FIELD_LINES);
});

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
  '{"port":',
  'null',
  '[]',
  '"docker"',
  JSON.stringify({ domain: 'a.'.repeat(10_000) }),
])('the inline script and the dialog read the same from %.60s', stored => {
  show(stored);
  expect(shown()).toEqual(parseSetup(stored));
});

test('values are text, and the page’s own text comes back', () => {
  show('{"port":"8080"}');
  expect(document.body.querySelector('[data-fill=port]')).toHaveTextContent('8080');
  show('{}');
  expect(document.body.querySelector('[data-fill=port]')).toHaveTextContent('default');
});

test('elements for one of the chosen options are marked', () => {
  document.body.innerHTML = '<p data-setup="docker cli"></p><p data-setup="fly"></p>';
  show('{"run":"cli"}');
  expect([...document.querySelectorAll('p')].map(element => element.hasAttribute('data-mine'))).toEqual([
    true,
    false,
  ]);
  show('{"run":"fly"}');
  expect([...document.querySelectorAll('p')].map(element => element.hasAttribute('data-mine'))).toEqual([
    false,
    true,
  ]);
});
