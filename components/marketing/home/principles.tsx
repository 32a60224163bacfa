import { homeStrings as strings } from '@/strings/home';
import styles from './principles.module.css';
import section from './section.module.css';

const PRINCIPLES = [
  { title: strings.decide, text: strings.decideText },
  { title: strings.fast, text: strings.fastText },
  { title: strings.offline, text: strings.offlineText },
];

/** The principles of the app. */
export function Principles() {
  return (
    <section aria-labelledby="principles" className={`${section.inner} ${styles.principles}`}>
      <h2 className="visually-hidden" id="principles">
        {strings.principles}
      </h2>
      {PRINCIPLES.map(({ title, text }) => (
        <div className={styles.principle} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </section>
  );
}
