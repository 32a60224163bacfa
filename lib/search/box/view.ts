import { searchStrings as strings } from '@/strings/search';
import { routes } from '../../routes';
import type { PopularQuestion } from '../popular';
import type { Answer, Hit } from '../types';
import { advice } from '../dom/advice';
import { button, element, link, marked } from '../dom/elements';
import type { RecentPage } from './recent';

/** The id of the list of hits. */
export const LIST_ID = 'search-hits';

/** The id of an option in the list. */
export function optionId(index: number): string {
  return `${LIST_ID}-${index}`;
}

/**
 * The hits, and a link to all of them. Their number is only announced once it's the final one for the query.
 *
 * @param list the list of these hits if it's already shown
 */
export function results(answer: Answer, query: string, version: string, list: Element | null = null): Node[] {
  const all = `${routes.search}?q=${encodeURIComponent(query)}${version && `&version=${version}`}`;
  const { hits } = answer;
  const isFinal = !answer.partial && answer.query === query;
  return [
    list ?? hitList(hits),
    link(all, {}, [strings.seeAll]),
    element(
      'span',
      { role: 'status', class: 'visually-hidden' },
      isFinal ? [strings.hitCount(hits.length)] : [],
    ),
  ];
}

function hitList(hits: readonly Hit[]): Element {
  // The number of a page's other sections comes with its last hit, and is shown beside the page.
  const pageOf = (index: number): number => (hits[index]?.branch ? pageOf(index - 1) : index);
  const more = new Map(hits.map((hit, index) => [pageOf(index), hit.more]));
  const options = hits.map((hit, index) => option({ ...hit, more: more.get(index) }, optionId(index)));
  return element('div', { id: LIST_ID, role: 'listbox', 'aria-label': strings.results }, options);
}

/** A hit: a real link, so that it can be opened in a new tab. The style sheet draws its icon and its tree line. */
function option(hit: Hit, id: string): HTMLAnchorElement {
  const { type, url, text, page, excerpt, branch, more } = hit;
  const title = element('span', {}, marked(text));
  const lines = [
    title,
    ...(page && !branch ? [element('span', { 'data-page': '' }, marked(page))] : []),
    element('span', { 'data-excerpt': '' }, excerpt ? marked(excerpt) : []),
  ];
  const attributes = {
    id,
    role: 'option',
    tabindex: '-1',
    'data-type': type,
    ...(branch && { 'data-branch': branch }),
  };
  const rest = more ? [element('small', {}, [strings.more(more)])] : [];
  return link(url, attributes, [element('span', {}, lines), ...rest]);
}

/** What is shown before anything is typed: popular questions, and recently opened pages. */
export function offers(
  popular: readonly PopularQuestion[],
  recent: readonly RecentPage[],
  onForget: () => void,
): Node[] {
  const options = (list: readonly RecentPage[], from: number, kind: string) =>
    list.map(({ title, url }, index) =>
      link(url, { id: optionId(from + index), role: 'option', tabindex: '-1', 'data-type': kind }, [
        element('span', {}, [element('span', {}, [title])]),
      ]),
    );
  const questions = popular.map(({ question, href }) => ({ title: question, url: href }));
  const group = (name: string, content: Node[]) =>
    element('div', { role: 'group', 'aria-label': name }, [
      element('p', { 'aria-hidden': 'true' }, [name]),
      ...content,
    ]);
  const groups = [
    ...(recent.length > 0 ? [group(strings.recentlyOpened, options(recent, 0, 'recent'))] : []),
    group(strings.popular, options(questions, recent.length, 'question')),
  ];
  return [
    element('div', { id: LIST_ID, role: 'listbox', 'aria-label': strings.suggestions }, groups),
    ...(recent.length > 0 ? [button(strings.clearRecent, onForget)] : []),
  ];
}

/** What is shown if nothing was found. */
export function nothing(answer: Answer, onSuggestion: (query: string) => void): Node[] {
  const news = element('p', {}, [
    element('strong', {}, [strings.noResults]),
    strings.noResultsFor(answer.query),
  ]);
  return [element('div', { role: 'status' }, [news, ...advice(answer, onSuggestion)])];
}

/** What is shown if the index can't be loaded. */
export function failure(onRetry: () => void): Node[] {
  const text = element('p', {}, [strings.failed]);
  return [element('div', { role: 'alert' }, [text, button(strings.tryAgain, onRetry)])];
}
