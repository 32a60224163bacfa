import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Uses the text that a reader typed into a field, or the option that they chose, before hydration. */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null>,
  onText: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (field.current?.value) onText(field.current.value);
  });
  useEffect(() => takeOver(), []);
}
