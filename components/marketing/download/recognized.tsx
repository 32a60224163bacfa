import { Call } from '@/components/ui/call';
import computers from '@/components/marketing/computer.module.css';
import { RecognizeComputer } from '@/components/marketing/recognize-computer';
import { linkTo } from '@/components/ui/link/link-to';
import { PLATFORMS } from '@/lib/downloads/platforms';
import { routes } from '@/lib/routes';
import { downloadStrings as strings } from '@/strings/download';
import styles from './download.module.css';
import { PlatformIcon, type PlatformIconName } from './platform-icon';

/**
 * The downloads for the reader's computer, at the top. All of them are in the page: a script detects the computer before the
 * first paint, and the styles show one. Without scripts none is shown, and the list below has everything.
 */
export function Recognized() {
  return (
    <>
      <RecognizeComputer />
      {PLATFORMS.map(({ key, name, icon, installers, offered, then }) => (
        <Offer icon={icon} key={key} title={strings.forComputer(name)} which={key}>
          <p className={styles.calls}>
            {installers.slice(0, offered).map(({ label, href }, index) => (
              <Call href={href} key={href} weight={index === 0 ? 'first' : 'second'}>
                {label}
              </Call>
            ))}
          </p>
          <p>{then}</p>
        </Offer>
      ))}
      <Offer icon="phone" title={strings.forPhone} which="phone">
        <p>{strings.forPhoneText(linkTo(routes.install))}</p>
      </Offer>
      <Offer icon="laptop" title={strings.forChromebook} which="browser">
        <p>{strings.forChromebookText(linkTo(routes.install))}</p>
      </Offer>
    </>
  );
}

interface OfferProps {
  which: string;
  icon: PlatformIconName;
  title: string;
  children: React.ReactNode;
}

function Offer({ which, icon, title, children }: OfferProps) {
  return (
    <section aria-label={title} className={`${computers.only} ${styles.offer}`} data-for={which}>
      <h2 className={styles.offerTitle}>
        <PlatformIcon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  );
}
