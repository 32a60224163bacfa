import sidebars from '@/generated/sidebars.json';
import { PageMistakes } from '@/components/layout/errors/page-mistakes';
import { mdxComponents } from '@/components/mdx';
import { readPage } from '@/lib/content/read-page';
import { docId, sourceFile, type Doc } from '@/lib/content/queries';
import type { Heading } from '@/lib/mdx/types';
import { runMdx } from '@/lib/mdx/run';
import { trailTo, sidebarAround } from '@/lib/navigation/sidebar';
import { absoluteUrl, routes } from '@/lib/routes';
import { PRODUCT } from '@/lib/site';
import { sidebarStrings } from '@/strings/sidebar';
import { PageBadge } from './page-badge';
import { BackToTop } from './back-to-top';
import { Breadcrumbs } from './breadcrumbs';
import { CategoryCards } from './category-cards';
import { DocFoot } from './doc-foot';
import { DocNeighbors } from './doc-neighbors';
import styles from './docs.module.css';
import content from '@/generated/content.json';
import { setupLineOf } from '@/lib/setup/line';
import { SetupLine } from './setup';
import { TableOfContents } from './table-of-contents';
import { Versions } from './versions';
import { MobileContents } from './table-of-contents/mobile-contents';

/** A page with this many questions as headings has a line between them. */
const MANY_QUESTIONS = 10;

const isQuestions = (headings: readonly Heading[]) =>
  headings.filter(({ text }) => text.endsWith('?')).length >= MANY_QUESTIONS;

/** A docs page: the article, its breadcrumb, and its table of contents. */
export function DocPage({ doc }: { doc: Doc }) {
  const id = docId(doc);
  const components = { ...mdxComponents, CategoryCards: () => <CategoryCards docId={id} /> };
  const { code, headings, setup } = readPage(sourceFile(doc));
  const line = setupLineOf(id, setup, headings);
  const trail = trailTo(sidebarAround(sidebars, routes.doc(id)), id);
  const shown = doc.toc === false ? [] : headings;
  const contents = (
    <aside className={styles.contents}>
      <TableOfContents filter={doc.reference} headings={shown} />
    </aside>
  );
  return (
    <div className={styles.page} data-reference={doc.reference || undefined}>
      {doc.reference && contents}
      <main className={styles.main}>
        {trail.length > 0 && <Breadcrumbs trail={trail} />}
        <Versions data={content.versions} docId={id} />
        <MobileContents filter={doc.reference} headings={shown} />
        <article data-address={`${PRODUCT} · ${absoluteUrl(routes.doc(id))}`}>
          <h1 className={styles.title}>{doc.title}</h1>
          {doc.experimental && <PageBadge>{sidebarStrings.experimental}</PageBadge>}
          {line && <SetupLine {...line} />}
          <div className={isQuestions(headings) ? 'prose question-page' : 'prose'}>
            {runMdx(code, components)}
          </div>
        </article>
        <DocFoot doc={doc} />
        <DocNeighbors id={id} />
      </main>
      {!doc.reference && contents}
      <BackToTop />
      <PageMistakes file={sourceFile(doc)} />
    </div>
  );
}
