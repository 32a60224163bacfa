import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { CONTEXTS } from '@/lib/search/files';
import { docsVersions } from '@/lib/search/manifest';
import { searchStrings as strings } from '@/strings/search';
import styles from './search-page.module.css';

/** What to search: a part of the site, and a docs version if there are several. Their names are those of the address. */
export function Filters() {
  return (
    <>
      <Filter label={strings.searchIn} name="ctx">
        {CONTEXTS.map(context => (
          <option key={context} value={context}>
            {strings.contexts[context]}
          </option>
        ))}
      </Filter>
      {docsVersions.length > 1 && (
        <Filter label={strings.docsVersion} name="version">
          {docsVersions.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Filter>
      )}
    </>
  );
}

/** A select with our own arrow, so that it has the mode's colors. */
function Filter({ label, ...props }: { label: string } & ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select {...props} aria-label={label} className={styles.context} defaultValue="" />
      <Icon name="chevron" size={16} />
    </span>
  );
}
