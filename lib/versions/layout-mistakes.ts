import { SourceError } from '../content/source-error';
import { errorMessages } from '../errors';
import { LOCALES } from '../locales';
import { resolveLayoutItem, type LayoutItem } from './layout-items';
import type { DocsData } from './types';

/**
 * Finds the entries of the header that name what does not exist.
 *
 * @returns one error an entry, with the entry as it is configured and what there is instead
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
