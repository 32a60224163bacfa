import { generateStaticParamsFor, importPage } from 'nextra/pages';
import { useMDXComponents } from '../../mdx-components';

export const generateStaticParams = generateStaticParamsFor('mdxPath');

export async function generateMetadata({ params }) {
  const { metadata } = await importPage((await params).mdxPath);
  return metadata;
}

const { wrapper: Wrapper } = useMDXComponents();

/** A page from the content folder. */
export default async function Page({ params }) {
  const { default: Content, toc, metadata, sourceCode } = await importPage((await params).mdxPath);
  return (
    <Wrapper toc={toc} metadata={metadata} sourceCode={sourceCode}>
      <Content />
    </Wrapper>
  );
}
