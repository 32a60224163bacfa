import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { RootProvider } from 'fumadocs-ui/provider/next';
import localFont from 'next/font/local';
import { sidebar } from '../lib/source';
import './global.css';

// The starter's font, from a package instead of Google's server, so that builds need no network.
const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
});

/** The page of every address: the docs layout with its defaults. */
export default function Layout({ children }) {
  return (
    <html lang="en" className={inter.className} suppressHydrationWarning>
      <body className="flex min-h-screen flex-col">
        <RootProvider search={{ options: { type: 'static' } }}>
          <DocsLayout
            tree={sidebar()}
            nav={{ title: 'Actual' }}
            links={[
              { text: 'Docs', url: '/docs/' },
              { text: 'Blog', url: '/blog/release-25.11.0/' },
            ]}
          >
            {children}
          </DocsLayout>
        </RootProvider>
      </body>
    </html>
  );
}
