/** The dialog "Read offline". */
export const offlineStrings = {
  title: 'Read offline',
  wait: 'One moment…',
  impossible:
    'This browser can’t save pages. You may be in a private window, or storage is turned off for this site.',
  offer: (size: string, leftovers: boolean) =>
    `Save all pages, pictures, and the search on this device, so you can use them without a network. They take up ${size}.${leftovers ? ' Some of that is already saved from an earlier attempt.' : ''}`,
  save: (size: string) => `Save ${size}`,
  notNow: 'Not now',
  stop: 'Stop',
  update: 'Update',
  remove: 'Remove',
  tryAgain: 'Try again',
  progress: 'Saved',
  count: (done: string, all: string, share: string) => `${done} of ${all} (${share})`,
  waiting: 'Waiting for the list of pages…',
  saving: 'Saving the pages. You can keep reading, but reloading the page stops the download.',
  permission:
    'Your browser may ask whether to keep the pages permanently. Saving doesn’t wait for your answer.',
  saved: (date: string, size: string) => `Saved on ${date}: ${size}. Every page opens without a network.`,
  newer: (size: string) => `There’s a newer edition. ${size} of it is new.`,
  newerUnknown: 'You’re offline, so we can’t check for a newer edition.',
  failures: {
    network: 'The connection failed. What’s already saved is kept, so trying again downloads only the rest.',
    changed: 'The site was updated in the meantime. Try again to save the new edition.',
    space: 'This device doesn’t have enough space. Free up some space, then try again.',
    storage:
      'This browser couldn’t use its storage. You may be in a private window. If you aren’t, restart the browser, then try again.',
  },
} as const;
