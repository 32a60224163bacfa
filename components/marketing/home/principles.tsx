import { homeStrings as strings } from '@/strings/home';
import { DevicesPicture, RulePicture, SearchPicture } from './principle-pictures';
import styles from './principles.module.css';
import section from './section.module.css';

const PRINCIPLES = [
  { title: strings.decide, text: strings.decideText, Picture: RulePicture },
  { title: strings.fast, text: strings.fastText, Picture: SearchPicture },
  { title: strings.offline, text: strings.offlineText, Picture: DevicesPicture },
];

/** The principles of the app, each with a detail of it that shows what's meant. */
export function Principles() {
  return (
    <section aria-labelledby="principles" className={`${section.inner} ${styles.principles}`}>
      <h2 className="visually-hidden" id="principles">
        {strings.principles}
      </h2>
      {PRINCIPLES.map(({ title, text, Picture }) => (
        <div className={styles.principle} key={title}>
          <div aria-hidden className={styles.picture}>
            <Picture />
          </div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </section>
  );
}
