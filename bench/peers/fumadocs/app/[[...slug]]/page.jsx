import { DocsBody, DocsDescription, DocsPage, DocsTitle } from 'fumadocs-ui/layouts/docs/page';
import components from 'fumadocs-ui/mdx';
import { notFound } from 'next/navigation';
import { source } from '../../lib/source';

export const generateStaticParams = () => source.generateParams();

async function dataOf(params) {
  const page = source.getPage((await params).slug);
  return page ? page.data : notFound();
}

export async function generateMetadata({ params }) {
  const { title, description } = await dataOf(params);
  return { title, description };
}

/** A page from the content folder. */
export default async function Page({ params }) {
  const { title, description, toc, body: Content } = await dataOf(params);
  return (
    <DocsPage toc={toc}>
      <DocsTitle>{title}</DocsTitle>
      <DocsDescription>{description}</DocsDescription>
      <DocsBody>
        <Content components={components} />
      </DocsBody>
    </DocsPage>
  );
}
