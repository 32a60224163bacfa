import { PRODUCT_SHORT } from '@/lib/site';
import styles from './principles.module.css';

const PRINCIPLES = [
  {
    title: 'You decide where money goes',
    text: `${PRODUCT_SHORT} sorts the transactions and does the sums. It never moves money between envelopes by itself: every automatic step is a rule you can read, change or delete, and almost everything can be undone.`,
  },
  {
    title: 'Nothing to wait for',
    text: 'The whole budget sits on the device in front of you. Screens open, searches answer and totals change as you press the key, because no server has to be asked first.',
  },
  {
    title: 'Works on a plane, syncs when you land',
    text: `${PRODUCT_SHORT} needs no connection. Add a server, your own or a rented one, and changes travel between your devices in the background, end-to-end encrypted if you like.`,
  },
] as const;

/** What the app believes in, said plainly. */
export function Principles() {
  return (
    <section aria-labelledby="principles" className={styles.principles}>
      <h2 className="visually-hidden" id="principles">
        What sets {PRODUCT_SHORT} apart
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
