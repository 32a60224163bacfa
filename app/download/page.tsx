import { Download } from '@/components/marketing/download';
import { latestRelease } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { downloadStrings } from '@/strings/download';

export const metadata = pageMetadata({
  title: downloadStrings.title,
  description: downloadStrings.description,
  path: routes.download,
});

export default function Page() {
  return <Download release={latestRelease()} />;
}
