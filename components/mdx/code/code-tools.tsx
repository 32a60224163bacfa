'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useCopied } from '@/lib/hooks/use-copied';
import { blocksStrings } from '@/strings/blocks';
import styles from './code.module.css';

/** A code block's buttons: wrap (if a line is too long) and copy. */
export function CodeTools() {
  const root = useRef<HTMLDivElement>(null);
  const { overflows, wrapped, toggleWrap } = useWrap(root);
  const { copied, failed, copy } = useCopy(root);
  return (
    <div className={styles.tools} ref={root}>
      {failed && (
        <span className={styles.failed} role="alert">
          {blocksStrings.notCopied}
        </span>
      )}
      {(overflows || wrapped) && (
        <button
          aria-label={blocksStrings.wrap}
          aria-pressed={wrapped}
          className={styles.button}
          onClick={toggleWrap}
          title={blocksStrings.wrap}
          type="button"
        >
          <Icon name="wrap" size={18} />
        </button>
      )}
      <button
        aria-label={copied ? blocksStrings.copied : blocksStrings.copyCode}
        className={styles.button}
        data-copied={copied || undefined}
        onClick={copy}
        title={blocksStrings.copy}
        type="button"
      >
        <Icon name={copied ? 'check' : 'copy'} size={18} />
      </button>
    </div>
  );
}

/** The height of two buttons on a touchscreen, in pixels. */
const TWO_BUTTONS = 88;

const codeOf = (tools: HTMLElement | null) => tools?.parentElement?.querySelector('pre') ?? undefined;

/** Whether the block's lines are too long, and the switch that wraps them. */
function useWrap(root: React.RefObject<HTMLElement | null>) {
  const [overflows, setOverflows] = useState(false);
  const [wrapped, setWrapped] = useState(false);

  useEffect(() => {
    const code = codeOf(root.current);
    if (!code) return;
    // Also called when a hidden tab shows its panel, because the block only has a size from then on.
    const observer = new ResizeObserver(() => {
      setOverflows(code.scrollWidth > code.clientWidth);
      root.current?.toggleAttribute('data-tall', code.clientHeight >= TWO_BUTTONS);
    });
    observer.observe(code);
    return () => observer.disconnect();
  }, [root]);

  const toggleWrap = () => {
    codeOf(root.current)?.toggleAttribute('data-wrap', !wrapped);
    setWrapped(!wrapped);
  };
  return { overflows, wrapped, toggleWrap };
}

/**
 * The copy button's state and action. If copying isn't allowed, the code is selected so that the reader can copy it with a
 * key.
 */
function useCopy(root: React.RefObject<HTMLElement | null>) {
  const [copied, setCopied] = useCopied();
  const [failed, setFailed] = useState(false);
  const copy = async () => {
    const code = codeOf(root.current);
    if (!code) return;
    try {
      await navigator.clipboard.writeText((code.textContent ?? '').replace(/\n$/, ''));
      setCopied(true);
      setFailed(false);
    } catch {
      getSelection()?.selectAllChildren(code);
      setCopied(false);
      setFailed(true);
    }
  };
  return { copied, failed, copy };
}
