import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { CONTEXTS, contextOf, type Context } from '@/lib/search/files';
import { docsVersions } from '@/lib/search/manifest';
import { searchStrings as strings } from '@/strings/search';
import styles from './search-page.module.css';
import { changeAddress } from './use-address';

/** What to search: a part of the site, and a docs version if there are several. Both are in the address. */
export function Filters({ context, version }: { context: Context; version: string | null }) {
  return (
    <>
      <Filter
        label={strings.searchIn}
        name="search-context"
        onChange={value => changeAddress({ context: contextOf(value) })}
        options={CONTEXTS.map(each => [each, strings.contexts[each]])}
        value={context}
      />
      {docsVersions.length > 1 && (
        <Filter
          label={strings.docsVersion}
          name="search-version"
          onChange={value => changeAddress({ version: value === '' ? null : value })}
          options={docsVersions.map(({ key, label }) => [key, label])}
          value={docsVersions.some(({ key }) => key === version) ? (version ?? '') : ''}
        />
      )}
    </>
  );
}

/** A select with our own arrow, so that it has the mode's colors. */
function Filter({ label, ...props }: { label: string } & ComponentProps<typeof Select>) {
  return (
    <span className={styles.select}>
      <Select {...props} aria-label={label} className={styles.context} />
      <Icon name="chevron" size={16} />
    </span>
  );
}
