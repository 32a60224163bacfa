import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Uses the text that a reader typed into a field before hydration. */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onText: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (field.current?.value) onText(field.current.value);
  });
  useEffect(() => takeOver(), []);
}
