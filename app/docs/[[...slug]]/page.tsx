import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocPage } from '@/components/docs/doc-page';
import { findDocByParams } from '@/lib/content/params';
import { docParams } from '@/lib/content/params-to-render';
import { docHeadTitle, docId } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { docCard } from '@/lib/seo/cards';
import { pageMetadata } from '@/lib/seo/metadata';

interface Props {
  params: Promise<{ slug?: string[] }>;
}

export const generateStaticParams = docParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const doc = findDocByParams(await params);
  return doc
    ? pageMetadata({
        title: docHeadTitle(doc),
        description: doc.description,
        path: routes.doc(docId(doc)),
        card: docCard(docId(doc), doc.title),
      })
    : {};
}

export default async function Page({ params }: Props) {
  const doc = findDocByParams(await params);
  return doc ? <DocPage doc={doc} /> : notFound();
}
