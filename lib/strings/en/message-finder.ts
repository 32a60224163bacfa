/** The field that finds a pasted message on the Messages page. */
export const messageFinderStrings = {
  label: 'Paste the message you see',
  hint: 'Part of it is enough. It stays in your browser.',
  /** In the field, until there's text. */
  example: 'For example: Could not reach the server',
  /** Where the results will be. */
  none: 'Matching messages appear here.',
  /** Without scripts, or while they haven't loaded. */
  waiting: 'This needs JavaScript, which is off or still loading. Use your browser’s Find in page instead.',
  found: (count: number) =>
    count === 1 ? 'One message matches.' : `${count} messages match. The best match is first.`,
  results: 'Matching messages',
  nothing: 'No message on this page matches. Yours may come from your browser, a proxy, or another program.',
  search: 'Search the documentation',
  help: 'Ask for help',
} as const;
