import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Takes over what the reader did with a field before the framework was ready: the text in it, and the focus on it. */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  onText: (text: string) => void,
  onFocus?: () => void,
): void {
  const takeOver = useEffectEvent(() => {
    const input = field.current;
    if (!input) return;
    if (input.value !== '') onText(input.value);
    if (document.activeElement === input) onFocus?.();
  });
  useEffect(() => takeOver(), []);
}
