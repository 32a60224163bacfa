/** Strings that docs pages and posts share. */
export const pageStrings = {
  edit: 'Edit this page',
  copyMarkdown: 'Copy page as Markdown',
  viewMarkdown: 'View Markdown',
  copied: 'Copied',
  notCopied: 'We couldn’t copy it. Open the Markdown instead.',
} as const;
