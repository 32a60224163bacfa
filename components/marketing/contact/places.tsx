import type { ReactNode } from 'react';
import { Call } from '@/components/ui/call';
import { linkTo, strong } from '@/components/ui/link/link-to';
import { routes } from '@/lib/routes';
import { EXTERNAL } from '@/lib/external';
import { contactStrings as strings } from '@/strings/contact';
import styles from './places.module.css';

/** Where to send each kind of message. */
export function Places() {
  return (
    <section aria-labelledby="where">
      <h2 className="visually-hidden" id="where">
        {strings.where}
      </h2>
      <ul className={styles.places} role="list">
        <Place
          call={
            <Call href={EXTERNAL.discord} weight="first">
              {strings.joinDiscord}
            </Call>
          }
          title={strings.question}
        >
          {strings.questionText(linkTo(EXTERNAL.discordSupport))}
        </Place>
        <Place call={<Call href={EXTERNAL.newIssue}>{strings.openIssue}</Call>} title={strings.bug}>
          {strings.bugText(linkTo(EXTERNAL.issues))}
        </Place>
        <Place
          call={<Call href={routes.doc('contributing/writing-docs')}>{strings.howToEdit}</Call>}
          title={strings.mistake}
        >
          {strings.mistakeText(strong)}
        </Place>
      </ul>
    </section>
  );
}

function Place({ title, children, call }: { title: string; children: ReactNode; call: ReactNode }) {
  return (
    <li className={styles.place}>
      <h3 className={styles.title}>{title}</h3>
      <p>{children}</p>
      {call}
    </li>
  );
}
