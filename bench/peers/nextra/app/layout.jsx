import { Footer, Layout, Navbar } from 'nextra-theme-docs';
import { Anchor, Head } from 'nextra/components';
import 'nextra-theme-docs/style.css';
import { sidebar } from '../lib/sidebar';

export const metadata = { title: { template: '%s | Actual', default: 'Actual' } };

/** The page of every address: the docs theme with its defaults. */
export default async function RootLayout({ children }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout
          navbar={
            <Navbar logo={<b>Actual</b>}>
              <Anchor href="/docs/">Docs</Anchor>
              <Anchor href="/blog/release-25.11.0/">Blog</Anchor>
            </Navbar>
          }
          pageMap={await sidebar()}
          docsRepositoryBase="https://github.com/actualbudget/docs"
          footer={<Footer>Actual</Footer>}
        >
          {children}
        </Layout>
      </body>
    </html>
  );
}
