import type { ComponentProps } from 'react';

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'onChange'> {
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

/** A list of options, of which one is chosen. */
export function Select({ options, onChange, ...props }: SelectProps) {
  return (
    <select {...props} onChange={event => onChange(event.target.value)}>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}
