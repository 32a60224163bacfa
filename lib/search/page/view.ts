import { searchStrings as strings } from '@/strings/search';
import { BREADCRUMB_SEPARATOR } from '../constants';
import { advice } from '../dom/advice';
import { button, element, link, marked } from '../dom/elements';
import { groupByPage, type PageHits } from '../group';
import type { Answer, Hit } from '../types';

/** How many sections are shown until the reader asks for the others. A single other one is shown, too. */
const FIRST_SECTIONS = 2;

/** What is shown until there's an answer. The number's element is there already, so that screen readers announce the number. */
export function waiting(): Node[] {
  return [status(), element('span', { role: 'img', 'aria-label': strings.loading, 'data-loading': '' }, [])];
}

/**
 * The number of pages found, and each page with its sections; or, if there are none, what may help.
 *
 * @param unfolded the paths of the pages that show all their sections. The reader's presses change it, so that it can be used for
 *   the next answer
 */
export function results(
  answer: Answer,
  onSuggestion: (query: string) => void,
  unfolded: Set<string>,
): Node[] {
  const count = status(strings.documentCount(answer.pages));
  if (answer.hits.length > 0)
    return [count, ...groupByPage(answer.hits).map(group => result(group, unfolded))];
  count.toggleAttribute('data-nothing', true);
  return [count, element('div', { 'data-advice': '' }, advice(answer, onSuggestion))];
}

/** What is shown if the index can't be loaded. */
export function failure(onRetry: () => void): Node[] {
  return [element('p', { role: 'alert' }, [strings.failed, ' ', button(strings.tryAgain, onRetry)])];
}

const status = (text = '') => element('p', { role: 'status' }, [text]);

/** A result: a page with its excerpt, and its matching sections. */
function result({ page, sections, more }: PageHits, unfolded: Set<string>): HTMLElement {
  const way = page.breadcrumb.join(BREADCRUMB_SEPARATOR);
  const isLong = sections.length > FIRST_SECTIONS + 1;
  const items = sections.map(section =>
    element('li', {}, [link(section.url, {}, marked(section.text)), ...excerpt(section)]),
  );
  const rest = more > 0 ? [link(page.url, { 'data-more': '' }, [strings.moreSections(more)])] : [];
  const article = element('article', {}, [
    element('h2', {}, [link(page.url, {}, marked(page.text))]),
    ...(way ? [element('p', { 'data-way': '' }, [way])] : []),
    ...excerpt(page),
    ...(items.length > 0 ? [element('ul', {}, items)] : []),
    ...(isLong ? [unfold(page.url, items.length - FIRST_SECTIONS, unfolded)] : []),
    ...rest,
  ]);
  if (isLong) showSections(article, unfolded.has(page.url));
  return article;
}

/** An excerpt of a hit. A section without text has none. */
function excerpt(hit: Hit): HTMLElement[] {
  return hit.excerpt ? [element('p', { 'data-excerpt': '' }, marked(hit.excerpt))] : [];
}

/** What is hidden until the reader asks for all sections: those after the first ones, and the link to others on the page. */
const FOLDED = `li:nth-child(n + ${FIRST_SECTIONS + 1}), a[data-more]`;

/** Shows all sections of a result, or only the first ones. */
function showSections(article: Element, all: boolean): void {
  article.querySelectorAll<HTMLElement>(FOLDED).forEach(each => (each.hidden = !all));
}

/**
 * A button that shows more sections, and hides them again. It finds them on the page, because a better answer may have replaced
 * them since (update).
 *
 * @param page the path of the result's page
 * @param count the number of sections that are hidden at first
 * @param unfolded the paths of the pages that show all their sections
 */
function unfold(page: string, count: number, unfolded: Set<string>): HTMLButtonElement {
  const toggle = button('', () => {
    if (!unfolded.delete(page)) unfolded.add(page);
    if (toggle.parentElement) showSections(toggle.parentElement, unfolded.has(page));
    label();
  });
  const label = () => {
    const all = unfolded.has(page);
    toggle.setAttribute('aria-expanded', String(all));
    toggle.textContent = all ? strings.fewerSections : strings.showSections(count);
  };
  toggle.dataset.more = '';
  label();
  return toggle;
}
