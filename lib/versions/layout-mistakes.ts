import { SourceError } from '../content/source-error';
import { errorMessages } from '../errors';
import { LOCALES } from '../locales';
import { resolveLayoutItem, type LayoutItem } from './layout-items';
import type { DocsData } from './types';

/**
 * Finds items of the header that refer to something that doesn't exist.
 *
 * @returns one error per item, with its configuration and what exists instead
 */
export function layoutMistakes(items: readonly LayoutItem[], data: DocsData): SourceError[] {
  return items.flatMap(item => {
    try {
      resolveLayoutItem(item, { data, locales: LOCALES, pathname: '/', preferred: null });
      return [];
    } catch (error) {
      return [new SourceError('lib/navigation/header-items.ts', undefined, errorMessages(error))];
    }
  });
}
