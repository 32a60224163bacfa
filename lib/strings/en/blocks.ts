/** Components that authors use on pages. */
export const blocksStrings = {
  table: 'Table',
  taskDone: 'Done',
  taskOpen: 'To do',
  details: 'Details',
  wrap: 'Toggle word wrap',
  copy: 'Copy',
  copyCode: 'Copy code to clipboard',
  copied: 'Copied',
  notCopied: 'Not copied. Press Ctrl+C or ⌘C.',
  linkTo: (heading: string) => `Direct link to ${heading}`,
  linkCopied: 'Link copied',
  drawing: 'Zoomable drawing',
} as const;
