import { SETUP_KEY } from './keys';
import { parseSetup, type Setup } from './setup';

/** The setup of this visit, if the browser doesn't let the site store it. */
let forThisVisit: Setup = {};

/** The reader's setup. Empty if there's none. */
export function loadSetup(): Setup {
  try {
    return parseSetup(localStorage.getItem(SETUP_KEY));
  } catch {
    return forThisVisit;
  }
}

/**
 * Stores a setup, or removes it if it's empty. Other windows get the browser's storage event.
 *
 * @returns whether it could be stored
 */
export function saveSetup(setup: Setup): boolean {
  const isStored = store(setup);
  if (!isStored) forThisVisit = setup;
  return isStored;
}

function store(setup: Setup): boolean {
  try {
    if (Object.keys(setup).length === 0) localStorage.removeItem(SETUP_KEY);
    else localStorage.setItem(SETUP_KEY, JSON.stringify(setup));
    return true;
  } catch {
    return false;
  }
}
