import lastUpdated from '@/generated/last-updated.json';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { docId, sourceFile, type Doc } from '@/lib/content/queries';
import { mediumDate } from '@/lib/dates';
import { twinPath } from '@/lib/markdown/path';
import { routes } from '@/lib/routes';
import { EDIT_URL } from '@/lib/external';
import { docsStrings } from '@/strings/docs';
import { pageStrings } from '@/strings/page';
import { CopyMarkdown } from './copy-markdown';
import styles from './docs.module.css';

/** A docs page's footer: an edit link, and the date of the last change. */
export function DocFoot({ doc }: { doc: Doc }) {
  const date = lastUpdated[sourceFile(doc)];
  return (
    <footer className={styles.foot}>
      <Link className={styles.edit} href={EDIT_URL + sourceFile(doc)}>
        <Icon name="pencil" size={16} />
        {pageStrings.edit}
      </Link>
      <CopyMarkdown href={twinPath(routes.doc(docId(doc)))} />
      {date && (
        <span>
          {docsStrings.lastUpdated} <time dateTime={date}>{mediumDate(date)}</time>
        </span>
      )}
    </footer>
  );
}
