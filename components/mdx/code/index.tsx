import type { ComponentProps } from 'react';
import { CodeTools } from './code-tools';

/** A code block from the highlighter, with its buttons. */
export function CodeBlock({ children, ...props }: ComponentProps<'figure'>) {
  return (
    <figure {...props}>
      {children}
      <CodeTools />
    </figure>
  );
}
