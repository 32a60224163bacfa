import { OPTIONS, VALUE_NAMES } from '../../lib/setup/choices';
import { attributeOf } from '../../lib/output/html';
import { readPage } from '../support/html';
import { expect, exportedPages, test } from '../support/site';

/** The words of an attribute on all pages. */
const words = (attribute: string) =>
  new Set(
    exportedPages().flatMap(path =>
      readPage(path).elements.flatMap(element => attributeOf(element, attribute)?.split(' ') ?? []),
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
