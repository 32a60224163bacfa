import { keyLabel, splitKeys } from '@/lib/mdx/keys';
import styles from './key.module.css';

/** Keyboard keys: `<Key keys="mod+k" />`. `mod` is ⌘ on Apple devices and Ctrl elsewhere. */
export function Key({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {splitKeys(keys).map(key => (
        <kbd className={styles.key} key={key}>
          {key === 'mod' ? <ModKey /> : keyLabel(key)}
        </kbd>
      ))}
    </span>
  );
}

/**
 * Both labels are in the HTML. `data-platform` on <html>, set before the first paint, shows one of them. The system of the reader's
 * setup comes before it (lib/setup/page/shown.css).
 */
function ModKey() {
  return (
    <>
      <span className={styles.apple} data-mod="apple">
        ⌘
      </span>
      <span className={styles.other} data-mod="other">
        {keyLabel('mod')}
      </span>
    </>
  );
}
