import { searchStrings as strings } from '@/strings/search';
import { EXTERNAL } from '../../external';
import { missingPageUrl } from '../../issues';
import { routes } from '../../routes';
import type { Answer } from '../types';
import { button, element, link, marked } from './elements';

/** What may help if nothing was found: a suggested query, the nearest pages, and where to ask. */
export function advice(
  { query, suggestion, near = [] }: Answer,
  onSuggestion: (query: string) => void,
): HTMLElement[] {
  const lines: HTMLElement[] = [];
  if (suggestion !== undefined) {
    const take = button(suggestion, () => onSuggestion(suggestion));
    lines.push(element('p', {}, [strings.didYouMean, take, strings.questionMark]));
  }
  if (near.length > 0) {
    const pages = near.map(({ url, text }) => element('li', {}, [link(url, {}, marked(text))]));
    lines.push(element('ul', {}, pages));
  }
  const away = { target: '_blank', rel: 'noreferrer' };
  lines.push(
    element('p', {}, [
      strings.lookAt,
      link(routes.faq, {}, [strings.faq]),
      strings.comma,
      element('a', { href: EXTERNAL.discord, ...away }, [strings.discord]),
      strings.or,
      element('a', { href: missingPageUrl(query), ...away }, [strings.reportMissing]),
      strings.period,
    ]),
  );
  return lines;
}
