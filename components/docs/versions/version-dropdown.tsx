'use client';

import { useEffect, useRef } from 'react';
import styles from './versions.module.css';
import { VersionLink } from './version-link';

interface VersionDropdownProps {
  /** The label of the page's own version. */
  label: string;
  /** Each version, and the page that stands for this one there. */
  versions: { name: string; label: string; href: string; current: boolean }[];
}

/** The choice of version: the same page in each. Closes when the reader turns to something else. */
export function VersionDropdown({ label, versions }: VersionDropdownProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const onElsewhere = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    const kinds = ['mousedown', 'touchstart', 'focusin'];
    kinds.forEach(kind => document.addEventListener(kind, onElsewhere));
    document.addEventListener('keydown', onKey);
    return () => {
      kinds.forEach(kind => document.removeEventListener(kind, onElsewhere));
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <details className={styles.dropdown} ref={menu}>
      <summary className={styles.summary}>{label}</summary>
      <ul className={styles.menu} role="list">
        {versions.map(({ name, label: text, href, current }) => (
          <li key={name}>
            <VersionLink current={current} href={href} name={name}>
              {text}
            </VersionLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
