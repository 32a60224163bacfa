import popular from '@/generated/popular.json';
import { escapeHtml } from '@/lib/html';
import { withBase } from '@/lib/routes';
import { searchStrings } from '@/strings/search';

/**
 * The most common questions as HTML. Only the server calls this, so that the client's code has neither the function nor its data.
 */
export function popularQuestions(): string {
  const items = popular.map(
    ({ question, href }) => `<li><a href="${withBase(href)}">${escapeHtml(question)}</a></li>`,
  );
  return `<h2>${escapeHtml(searchStrings.popular)}</h2><ul role="list">${items.join('')}</ul>`;
}
