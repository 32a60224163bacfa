import { OPTIONS, VALUE_NAMES } from '../../lib/setup/choices';
import { expect, exportedHtml, exportedPages, test } from '../support/site';

/** The words of an attribute on all pages. */
const words = (attribute: string) =>
  new Set(
    exportedPages().flatMap(path =>
      [...exportedHtml(path).matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g'))].flatMap(([, value = '']) =>
        value.split(' '),
      ),
    ),
  );

test('every choice of the setup changes a page', () => {
  const marked = words('data-setup');
  expect([...OPTIONS.keys()].filter(option => !marked.has(option))).toEqual([]);
});

test('every value of the setup is in a command', () => {
  const filled = words('data-fill');
  expect(VALUE_NAMES.filter(name => !filled.has(name))).toEqual([]);
});
