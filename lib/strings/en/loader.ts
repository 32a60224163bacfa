/** A page that is loading. */
export const loaderStrings = {
  loading: 'Loading',
  retry: 'Retry',
} as const;
