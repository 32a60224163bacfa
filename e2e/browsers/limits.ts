import type { Engine } from './driver';

const BIDI_TOUCH =
  'Touches that come by WebDriver BiDi reach the page, but not the part of Firefox that scrolls. Try it on a phone.';

const WEBKIT_TOUCH =
  'Its WebDriver has no fingers: a page gets the pointer events of one, but nothing scrolls. Try it on a phone.';

const WEBKIT_CACHE =
  'The sessions of its WebDriver have no HTTP cache: what is fetched twice is asked for twice. Look at the network on a Mac or a phone.';

/**
 * What an engine cannot be made to do, and why: promises by their titles. They are not run there, `npm run test:browsers` prints
 * this table, and nothing else is left out.
 */
export const LIMITS: Record<Engine, Record<string, string>> = {
  chromium: {},
  firefox: {
    'the drawer is as high as the window, and a finger scrolls it': BIDI_TOUCH,
    'a finger scrolls a wide table, and the page stays': BIDI_TOUCH,
  },
  webkit: {
    'before the framework is there, pointing at a link fetches its page, and the click needs no network':
      WEBKIT_CACHE,
    'the drawer is as high as the window, and a finger scrolls it': WEBKIT_TOUCH,
    'a finger scrolls a wide table, and the page stays': WEBKIT_TOUCH,
    'the buttons of code show without a hover, and a tap copies':
      'Its window always has a mouse, so the styles for screens without one never apply.',
  },
};
