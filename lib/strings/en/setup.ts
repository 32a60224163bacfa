import { PRODUCT_SHORT } from '../../site';

/** The text of "your setup": the line on pages with parts for one setup, and its dialog. */
export const setupStrings = {
  offer: 'Parts of this page depend on your setup.',
  choose: 'Choose yours',
  /** Before the chosen options. */
  shownFor: 'For ',
  change: 'Change',
  changeLabel: 'Change your setup',
  goTo: 'Go to: ',
  /** Before the link to the page about the reader's setup, on a page about another one. */
  goToOwn: 'Go to the page for your setup: ',
  /** Before a row, list item, or paragraph for the reader's setup, for screen readers. */
  own: 'For your setup: ',
  title: 'Your setup',
  lead: 'Choose what applies to you, and skip the rest. Pages then show the parts for your setup first, with your own values in the commands. Your choices are saved only in this browser.',
  notChosen: 'Not chosen',
  choices: {
    run: `How you run ${PRODUCT_SHORT}`,
    os: 'Device or system',
    bank: 'Bank sync provider',
    login: 'How you sign in',
    budget: 'Kind of budget',
  },
  options: {
    desktop: 'Desktop app',
    docker: 'Docker',
    pikapods: 'PikaPods',
    fly: 'Fly.io',
    cli: 'CLI tool',
    source: 'Built from source',
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    nas: 'NAS',
    iphone: 'iPhone and iPad',
    android: 'Android',
    simplefin: 'SimpleFIN',
    gocardless: 'GoCardless',
    pluggy: 'Pluggy.ai',
    password: 'Password',
    openid: 'OpenID',
    header: 'HTTP header',
    envelope: 'Envelope',
    tracking: 'Tracking',
  },
  values: {
    port: 'Server port',
    folder: 'Data folder',
    domain: 'Domain',
  },
  /** Before each value in the line. */
  shownValues: {
    port: 'port ',
    folder: 'folder ',
    domain: 'domain ',
  },
  hints: {
    port: 'For example, 5006',
    folder: 'For example, /srv/actual-data',
    domain: 'For example, budget.example.org',
  },
  problems: {
    port: 'Enter a whole number from 1 to 65535.',
    folder:
      'Enter a path that starts with /, ./, or a drive such as C:/. Use only letters, digits, dots, hyphens, and underscores in names, and no spaces.',
    domain: 'Enter a name such as budget.example.org, without a path or a port.',
  },
  save: 'Save',
  clear: 'Clear all',
  saved: 'Saved. This page now shows your setup first.',
  notShown: 'Saved. We couldn’t show your setup on this page. Check your connection and reload the page.',
  cleared: 'Cleared. Pages show every setup again.',
  notSaved:
    'The browser doesn’t allow this site to store data, so your setup lasts until you leave this page.',
  notLoaded: 'We couldn’t load your setup. Check your connection and try again.',
} as const;
