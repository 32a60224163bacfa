import { Admonition } from '@/components/mdx/admonition';
import pageStyles from '@/components/marketing/page.module.css';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { EXTERNAL, PRODUCT_SHORT } from '@/lib/site';
import { Places } from './places';
import { Vulnerability } from './vulnerability';

/** Where to ask, report and help, and what to say. */
export function Contact() {
  return (
    <main className={pageStyles.page}>
      <h1 className={pageStyles.title}>Contacting Us</h1>
      <p className={pageStyles.lead}>
        People talk about {PRODUCT_SHORT} in the open, on Discord and on GitHub. There is no support desk and
        no form, but there are many people who like to help.
      </p>
      <section aria-label="Before you write" className={pageStyles.section}>
        <Admonition title="Made by volunteers" type="note">
          <p>
            Nobody is paid to answer. A question that holds what a helper needs gets its answer sooner, and
            the <Link href={routes.doc('faq')}>frequently asked questions</Link> may already have it.
          </p>
        </Admonition>
      </section>
      <Places />
      <section aria-labelledby="include" className={pageStyles.section}>
        <h2 id="include">What to include</h2>
        <ul>
          <li>What you wanted to do, what you did, and what happened instead.</li>
          <li>The exact words of any message, and whether it happens every time.</li>
          <li>
            The client and server versions, from <strong>Settings</strong>.
          </li>
          <li>
            How you run {PRODUCT_SHORT}: desktop app, Docker, PikaPods, Fly.io or another way; the browser and
            the system.
          </li>
          <li>For a server or bank sync problem, what the server’s log says.</li>
          <li>For an import that goes wrong, the file, with names and numbers made up.</li>
        </ul>
        <Admonition title="Keep to yourself" type="warning">
          <p>
            Never post your budget file, a password, a bank token or a picture with account numbers. Nobody of
            the project will ask for them, and nobody can look into your budget or reset your server’s
            password for you.
          </p>
        </Admonition>
      </section>
      <Vulnerability />
      <section aria-labelledby="help-out" className={pageStyles.section}>
        <h2 id="help-out">Help out</h2>
        <p>
          Answer somebody’s question, translate a few words, try a change before it is released, or write
          code: <Link href={routes.doc('contributing/index')}>Contributing</Link> shows where to begin.{' '}
          <Link href={EXTERNAL.donate}>Donations</Link> pay for reviews, triage and releases.
        </p>
      </section>
    </main>
  );
}
