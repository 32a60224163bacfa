import { useId, type ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { termId } from '@/lib/content/glossary';
import { routes } from '@/lib/routes';
import styles from './term.module.css';

interface TermProps {
  /** The term in the glossary. */
  name: string;
  definition: string;
  children: ReactNode;
}

/**
 * A term with its definition, which lib/inline/terms.ts shows on hover, tap, or focus. Without scripts, it's a link to the
 * glossary.
 */
export function Term({ name, definition, children }: TermProps) {
  const id = useId();
  return (
    <>
      <Link
        aria-describedby={id}
        className={styles.term}
        data-term=""
        href={`${routes.glossary}#${termId(name)}`}
      >
        {children}
      </Link>
      {/* lib/inline/terms.ts may have set its side already. */}
      <span className={styles.definition} id={id} popover="auto" role="tooltip" suppressHydrationWarning>
        {definition}
      </span>
    </>
  );
}
