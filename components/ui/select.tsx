import { useRef, type ComponentProps } from 'react';
import { useEarlyInput } from './use-early-input';

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'onChange'> {
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

/** A list of options, of which one is chosen. It also uses an option that the reader chose before hydration. */
export function Select({ options, onChange, ...props }: SelectProps) {
  const field = useRef<HTMLSelectElement>(null);
  useEarlyInput(field, option => {
    if (option !== props.value) onChange(option);
  });
  return (
    <select {...props} onChange={event => onChange(event.target.value)} ref={field}>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}
