import { Admonition } from '@/components/mdx/admonition';
import pageStyles from '@/components/marketing/page.module.css';
import { linkTo, strong } from '@/components/ui/link/link-to';
import { routes } from '@/lib/routes';
import { EXTERNAL } from '@/lib/external';
import { contactStrings as strings } from '@/strings/contact';
import { Places } from './places';
import placeStyles from './places.module.css';
import { Topic } from './topic';
import styles from './topic.module.css';
import { Vulnerability } from './vulnerability';

/** Where to ask, report, and help, and what to include. */
export function Contact() {
  return (
    <main className={pageStyles.page}>
      <h1 className={pageStyles.title}>{strings.title}</h1>
      <p className={pageStyles.lead}>{strings.lead}</p>
      <Places />
      <section aria-label={strings.before} className={`${placeStyles.place} ${styles.before}`}>
        <p className={placeStyles.title}>{strings.volunteers}</p>
        <p>{strings.volunteersText(linkTo(routes.doc('faq')))}</p>
      </section>
      <Topic id="include" title={strings.include}>
        <ul>
          {strings.includeItems(strong).map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
        <Admonition title={strings.secret} type="warning">
          <p>{strings.secretText}</p>
        </Admonition>
      </Topic>
      <Vulnerability />
      <Topic id="help-out" title={strings.help}>
        <p>{strings.helpText(linkTo(routes.doc('contributing/index')), linkTo(EXTERNAL.donate))}</p>
      </Topic>
    </main>
  );
}
