import { mdxComponents } from '@/components/mdx';
import { docSource } from '@/lib/content/pages';
import { docId, type Doc } from '@/lib/content/queries';
import { renderMdx } from '@/lib/mdx/render';
import { trailTo } from '@/lib/navigation/sidebar';
import { routes } from '@/lib/routes';
import type { DocsData } from '@/lib/versions/types';
import { BackToTop } from './back-to-top';
import { Breadcrumbs } from './breadcrumbs';
import { CategoryCards } from './category-cards';
import { DocFoot } from './doc-foot';
import { DocNeighbours } from './doc-neighbours';
import styles from './docs.module.css';
import versions from '@/generated/versions.json';
import { sidebarAround } from './sidebar/tree';
import { TableOfContents } from './table-of-contents';
import { Versions } from './versions';
import { MobileContents } from './table-of-contents/mobile-contents';

/** A docs page: the article, its place in the docs, its contents. */
export async function DocPage({ doc }: { doc: Doc }) {
  const id = docId(doc);
  const components = { ...mdxComponents, CategoryCards: () => <CategoryCards docId={id} /> };
  const { content, headings } = await renderMdx(docSource(doc), components);
  const trail = trailTo(sidebarAround(routes.doc(id)), id);
  const shown = doc.toc === false ? [] : headings;
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        {trail.length > 0 && <Breadcrumbs trail={trail} />}
        <Versions data={versions as DocsData} docId={id} />
        <MobileContents headings={shown} />
        <article>
          <h1 className={styles.title}>{doc.title}</h1>
          <div className="prose">{content}</div>
        </article>
        <DocFoot doc={doc} />
        <DocNeighbours id={id} />
      </main>
      <aside className={styles.contents}>
        <TableOfContents headings={shown} />
      </aside>
      <BackToTop />
    </div>
  );
}
