import type { ReactNode } from 'react';
import { Call } from '@/components/marketing/call';
import { linkTo, strong } from '@/components/ui/link/link-to';
import { routes } from '@/lib/routes';
import { EXTERNAL } from '@/lib/external';
import { contactStrings as strings } from '@/strings/contact';
import styles from './places.module.css';
import { Topic } from './topic';
import topic from './topic.module.css';

/** Where to send each kind of message. */
export function Places() {
  return (
    <Topic id="where" title={strings.where}>
      <ul role="list">
        <Place
          title={strings.question}
          call={
            <Call href={EXTERNAL.discord} weight="first">
              {strings.joinDiscord}
            </Call>
          }
        >
          {strings.questionText(linkTo(EXTERNAL.discordSupport))}
        </Place>
        <Place title={strings.bug} call={<Call href={EXTERNAL.newIssue}>{strings.openIssue}</Call>}>
          {strings.bugText(linkTo(EXTERNAL.issues))}
        </Place>
        <Place
          title={strings.mistake}
          call={<Call href={routes.doc('contributing/writing-docs')}>{strings.howToEdit}</Call>}
        >
          {strings.mistakeText(strong)}
        </Place>
      </ul>
    </Topic>
  );
}

function Place({ title, children, call }: { title: string; children: ReactNode; call: ReactNode }) {
  return (
    <li className={styles.place}>
      <h3 className={styles.title}>{title}</h3>
      <p>{children}</p>
      <div className={`${topic.call} ${styles.call}`}>{call}</div>
    </li>
  );
}
