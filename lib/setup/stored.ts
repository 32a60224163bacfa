import { SETUP_KEY } from './keys';
import { parseSetup, type Setup } from './setup';

/** The setup of this visit, if the browser can't store it because storage is blocked or full. */
let forThisVisit: Setup | undefined;

/** The reader's setup. Empty if there's none. */
export function loadSetup(): Setup {
  if (forThisVisit) return forThisVisit;
  try {
    return parseSetup(localStorage.getItem(SETUP_KEY));
  } catch {
    return {};
  }
}

/**
 * Stores a setup, or removes it if it's empty. Other windows get the browser's storage event.
 *
 * @returns whether it could be stored
 */
export function saveSetup(setup: Setup): boolean {
  const isStored = store(setup);
  forThisVisit = isStored ? undefined : setup;
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
