import { Icon } from '@/components/ui/icon';
import { routes, withBase } from '@/lib/routes';
import { indexFolders } from '@/lib/search/manifest';
import { searchStrings as strings } from '@/strings/search';
import { BY_SCRIPT } from '../by-script';
import styles from './search-box.module.css';
import { SearchScript } from './search-script';

/**
 * The header's search box. The inline script loads lib/search/box, which controls it. Neither needs the framework. Without
 * scripts, it's a plain form that opens the search page.
 */
export function SearchBox() {
  return (
    <>
      <form
        action={withBase(routes.search)}
        className={styles.box}
        data-search
        dir="ltr"
        role="search"
        suppressHydrationWarning
      >
        <button aria-label={strings.closeSearch} className={styles.back} data-search-back type="button">
          <Icon name="chevron" />
        </button>
        <Icon className={styles.icon} name="search" size={18} />
        <span className={styles.ring} />
        <input
          aria-label={strings.search}
          autoComplete="off"
          className={styles.input}
          data-search-field
          name="q"
          placeholder={strings.search}
          spellCheck={false}
          suppressHydrationWarning
          type="text"
        />
        <span className={styles.end} data-search-end {...BY_SCRIPT} />
        <div data-search-panel {...BY_SCRIPT} />
      </form>
      <SearchScript folders={JSON.stringify(indexFolders)} />
    </>
  );
}
