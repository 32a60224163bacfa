import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { BREADCRUMB_SEPARATOR } from '@/lib/search/constants';
import type { PageHits } from '@/lib/search/group';
import type { Hit } from '@/lib/search/types';
import { searchStrings as strings } from '@/strings/search';
import { Marked } from '../marked';
import styles from './search-page.module.css';

/** How many sections are shown until the reader asks for the others. A single other one is shown, too. */
const FIRST_SECTIONS = 2;

/** A result: a page with its excerpt, and its matching sections. */
export function Result({ page, sections, more }: PageHits) {
  const [open, setOpen] = useState(false);
  const isLong = sections.length > FIRST_SECTIONS + 1;
  const isCut = isLong && !open;
  const shown = isCut ? sections.slice(0, FIRST_SECTIONS) : sections;
  return (
    <article className={styles.result}>
      <h2 className={styles.name}>
        <Link href={page.url}>
          <Marked parts={page.text} />
        </Link>
      </h2>
      {page.breadcrumb.length > 0 && (
        <p className={styles.way}>{page.breadcrumb.join(BREADCRUMB_SEPARATOR)}</p>
      )}
      <Excerpt hit={page} />
      {shown.length > 0 && (
        <ul className={styles.sections}>
          {shown.map(section => (
            <li key={section.url}>
              <Link href={section.url}>
                <Marked parts={section.text} />
              </Link>
              <Excerpt hit={section} />
            </li>
          ))}
        </ul>
      )}
      {isLong && (
        <button aria-expanded={open} className={styles.more} onClick={() => setOpen(!open)} type="button">
          {open ? strings.fewerSections : strings.showSections(sections.length - FIRST_SECTIONS)}
          <Icon name="chevron" size={16} />
        </button>
      )}
      {!isCut && more > 0 && (
        <Link className={styles.more} href={page.url}>
          {strings.moreSections(more)}
        </Link>
      )}
    </article>
  );
}

/** An excerpt of a hit. A section without text has none. */
function Excerpt({ hit: { excerpt } }: { hit: Hit }) {
  return (
    excerpt && (
      <p className={styles.summary}>
        <Marked parts={excerpt} />
      </p>
    )
  );
}
