import styles from './key.module.css';

const LABELS: Record<string, string> = {
  ctrl: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  enter: 'Enter',
  esc: 'Esc',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
};

/** Keyboard keys: `<Key keys="mod+k" />`. `mod` is ⌘ on Apple's machines and Ctrl elsewhere. */
export function Key({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {/* A plus joins keys, unless it is the key: "mod++". */}
      {keys.split(/(?<=[^+])\+/).map(key => (
        <kbd className={styles.key} key={key}>
          {key === 'mod' ? <ModKey /> : (LABELS[key] ?? key.charAt(0).toUpperCase() + key.slice(1))}
        </kbd>
      ))}
    </span>
  );
}

/** Both names are in the page; `data-platform` on <html>, set before the first paint, shows one. */
function ModKey() {
  return (
    <>
      <span className={styles.apple}>⌘</span>
      <span className={styles.other}>Ctrl</span>
    </>
  );
}
