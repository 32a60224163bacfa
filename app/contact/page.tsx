import { Contact } from '@/components/marketing/contact';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Contacting Us',
  description:
    'Where to ask a question, report a bug or a vulnerability, wish for a feature and mend these pages, and what to say.',
  path: routes.contact,
});

export default function Page() {
  return <Contact />;
}
