import { Download } from '@/components/marketing/download';
import { latestRelease } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Downloads',
  description:
    'Get the desktop app for Windows, macOS or Linux, or set up a server of your own for phones, several devices and bank sync.',
  path: routes.download,
});

export default function Page() {
  return <Download release={latestRelease()} />;
}
