'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { COPIED_MS } from '@/lib/site';
import { blocksStrings } from '@/strings/blocks';
import styles from './code.module.css';

/** A code block's buttons: wrap (if a line is too long) and copy. */
export function CodeTools() {
  const root = useRef<HTMLDivElement>(null);
  const { overflows, wrapped, toggleWrap } = useWrap(root);
  const { state, copy } = useCopy(root);
  return (
    <div className={styles.tools} ref={root}>
      {state === 'failed' && (
        <span className={styles.failed} role="status">
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
        aria-label={state === 'copied' ? blocksStrings.copied : blocksStrings.copyCode}
        className={styles.button}
        data-copied={state === 'copied' || undefined}
        onClick={copy}
        title={blocksStrings.copy}
        type="button"
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={18} />
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
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    const code = codeOf(root.current);
    if (!code) return;
    try {
      await navigator.clipboard.writeText((code.textContent ?? '').replace(/\n$/, ''));
      setState('copied');
    } catch {
      getSelection()?.selectAllChildren(code);
      setState('failed');
    }
  };
  return { state, copy };
}
