import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Takes over the text that a reader has put into a field before the framework was ready. */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  onText: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (field.current?.value) onText(field.current.value);
  });
  useEffect(() => takeOver(), []);
}
