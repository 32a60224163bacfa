import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { CONTEXTS, contextOf, type Context } from '@/lib/search/files';
import { docsVersions } from '@/lib/search/manifest';
import { searchStrings as strings } from '@/strings/search';
import styles from './search-page.module.css';
import { changeAddress } from './use-address';

/** What to search: a part of the site, and a docs version if there are several. Both are in the address. */
export function Filters({ context, version }: { context: Context; version: string | null }) {
  return (
    <>
      <Select
        label={strings.searchIn}
        name="search-context"
        onChange={value => changeAddress({ context: contextOf(value) })}
        value={context}
      >
        {CONTEXTS.map(each => (
          <option key={each} value={each}>
            {strings.contexts[each]}
          </option>
        ))}
      </Select>
      {docsVersions.length > 1 && (
        <Select
          label={strings.docsVersion}
          name="search-version"
          onChange={value => changeAddress({ version: value === '' ? null : value })}
          value={docsVersions.some(({ key }) => key === version) ? (version ?? '') : ''}
        >
          {docsVersions.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}

interface SelectProps {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  children: ReactNode;
}

/** A select with our own arrow, so that it has the colors of the mode. */
function Select({ label, name, value, onChange, children }: SelectProps) {
  return (
    <span className={styles.select}>
      <select
        aria-label={label}
        className={styles.context}
        name={name}
        onChange={event => onChange(event.target.value)}
        value={value}
      >
        {children}
      </select>
      <Icon name="chevron" size={16} />
    </span>
  );
}
