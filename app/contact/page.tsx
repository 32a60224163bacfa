import { Contact } from '@/components/marketing/contact';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { contactStrings } from '@/strings/contact';

export const metadata = pageMetadata({
  title: contactStrings.title,
  description: contactStrings.description,
  path: routes.contact,
});

export default function Page() {
  return <Contact />;
}
