import { Icon } from '@/components/ui/icon';
import { simulatorStrings } from '@/strings/simulator';
import styles from './simulator.module.css';

interface MonthButtonProps {
  id?: string;
  label: string;
  onClick: () => void;
  back?: boolean;
}

/** A button that opens the month before or after. */
export function MonthButton({ id, label, onClick, back = false }: MonthButtonProps) {
  return (
    <button className={back ? styles.quiet : styles.primary} id={id} onClick={onClick} type="button">
      {back && <Icon className={styles.back} name="chevron" size={16} />}
      <span className="visually-hidden">{back ? simulatorStrings.backTo : simulatorStrings.goOnTo}</span>
      {label}
      {!back && <Icon name="chevron" size={16} />}
    </button>
  );
}
