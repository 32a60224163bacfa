/** A page that loads. */
export const loaderStrings = {
  loading: 'Loading',
  retry: 'Retry',
} as const;
