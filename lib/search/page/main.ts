import type { Manifest } from '../manifest';
import { SearchPage } from './search-page';

/** The text of results.css, from lib/search/build/write-index.ts. */
const STYLES = process.env.STYLES ?? '';

/** The entry point of the search page's script, which lib/inline/search-page.ts loads. */
const pages = new WeakMap<HTMLElement, SearchPage>();

const style = document.createElement('style');
style.textContent = STYLES;
document.head.append(style);

window.openSearchPage = () => {
  const main = document.querySelector<HTMLElement>('main[data-search-page]');
  if (!main) return;
  const known = pages.get(main);
  if (known) known.keepAddress();
  else pages.set(main, new SearchPage(main, JSON.parse(main.dataset.searchPage ?? '{}') as Manifest));
};

window.followSearchAddress = () => {
  const main = document.querySelector<HTMLElement>('main[data-search-page]');
  if (main) pages.get(main)?.followAddress();
};

window.openSearchPage();
