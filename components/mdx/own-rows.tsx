interface OwnRowsProps {
  /** The kind of element that follows: the body of a table, or a list. */
  of: 'tbody' | 'ul';
}

/**
 * An empty element before a table's body or a list. lib/setup/page/rows.ts copies the rows or items for the reader's setup into
 * it. React leaves the copies alone, because it takes them for raw HTML.
 */
export function OwnRows({ of: Group }: OwnRowsProps) {
  return <Group dangerouslySetInnerHTML={{ __html: '' }} data-own="" hidden suppressHydrationWarning />;
}
