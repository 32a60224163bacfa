import type { Metadata } from 'next';
import { Home } from '@/components/marketing/home';
import { projectFigures } from '@/lib/blog/project-figures';
import { articles, latestRelease, posts } from '@/lib/content/queries';
import { absoluteUrl, routes } from '@/lib/routes';
import { CARD_SIZE } from '@/lib/seo/cards';
import { pageMetadata } from '@/lib/seo/metadata';
import { ARTICLES_ON_HOME, PRODUCT, PRODUCT_SHORT } from '@/lib/site';
import { homeStrings } from '@/strings/home';
import { siteStrings } from '@/strings/site';

const head = pageMetadata({
  title: PRODUCT_SHORT,
  description: siteStrings.description(PRODUCT),
  path: routes.home,
});

/** A shared link to the home page shows a picture of the app. */
export const metadata: Metadata = {
  ...head,
  openGraph: {
    ...head.openGraph,
    images: [
      {
        url: absoluteUrl('/social/home.png'),
        ...CARD_SIZE,
        alt: homeStrings.card,
        type: 'image/png',
      },
    ],
  },
};

export default function Page() {
  return (
    <Home
      figures={projectFigures(posts())}
      others={articles().slice(0, ARTICLES_ON_HOME)}
      release={latestRelease()}
    />
  );
}
