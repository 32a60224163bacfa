interface OwnRowsProps {
  /** The kind of element that follows: the body of a table, or a list. */
  of: 'tbody' | 'ul';
}

/**
 * The place before a table's body or a list for the rows or items of the reader's setup. lib/setup/page/rows.ts copies them there. React
 * leaves the children alone, because it believes that they're HTML of ours.
 */
export function OwnRows({ of: Group }: OwnRowsProps) {
  return <Group dangerouslySetInnerHTML={{ __html: '' }} data-own="" hidden suppressHydrationWarning />;
}
