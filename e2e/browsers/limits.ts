import type { Engine } from './driver';

const BIDI_TOUCH =
  'Touches from WebDriver BiDi reach the page, but not the part of Firefox that scrolls. Try it on a phone.';

const WEBKIT_TOUCH =
  "Its WebDriver doesn't support touch: the page gets pointer events, but nothing scrolls. Try it on a phone.";

const WEBKIT_CACHE =
  'Its WebDriver sessions have no HTTP cache, so files are requested again. Check the network on a Mac or a phone.';

/**
 * The tests that can't run in an engine, by title, and why. `npm run test:browsers` prints this table, and no other tests are
 * skipped.
 */
export const LIMITS: Record<Engine, Record<string, string>> = {
  chromium: {},
  firefox: {
    'the drawer is as high as the window, and a finger scrolls it': BIDI_TOUCH,
    'a finger scrolls a wide table but not the page': BIDI_TOUCH,
  },
  webkit: {
    'before the framework loads, hovering over a link fetches its page, and the click needs no network':
      WEBKIT_CACHE,
    'the drawer is as high as the window, and a finger scrolls it': WEBKIT_TOUCH,
    'a finger scrolls a wide table but not the page': WEBKIT_TOUCH,
    'code buttons are visible without hover, and a tap copies':
      'Its window always has a mouse, so styles for devices without one never apply.',
  },
};
