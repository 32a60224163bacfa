import { Icon } from '@/components/ui/icon';
import { homeStrings as strings } from '@/strings/home';
import styles from './principles.module.css';

const value = (text: string) => <b>{text}</b>;

/** A rule, in the words of the app's list of rules. */
export function RulePicture() {
  return (
    <div className={`${styles.sheet} ${styles.rule}`}>
      {strings.rule(value).map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </div>
  );
}

/** Transactions that match while someone types. */
export function SearchPicture() {
  return (
    <div className={styles.sheet}>
      <div className={styles.field}>
        <Icon name="search" size={14} /> {strings.searched}
      </div>
      {strings.found.map(([date, amount]) => (
        <div className={styles.found} key={date}>
          <span>{date}</span>
          <span>{strings.foundPayee}</span>
          <span>{amount}</span>
        </div>
      ))}
    </div>
  );
}

/** The same amount on two devices. */
export function DevicesPicture() {
  const screen = (
    <>
      {strings.toBudget}
      <b>{strings.toBudgetAmount}</b>
    </>
  );
  return (
    <div className={styles.devices}>
      <div className={`${styles.device} ${styles.laptop}`}>{screen}</div>
      <div className={styles.between} />
      <div className={`${styles.device} ${styles.phone}`}>{screen}</div>
    </div>
  );
}
