import script from '@/generated/setup-script.json';
import { withBase } from '../routes';
import { SETUP_EVENT, SETUP_KEY } from './keys';
import type { Setup } from './setup';

/**
 * Shows a new setup on this page. Loads the script that does it (lib/setup/page) if the page doesn't have it. If that fails, the
 * page stays as it is, and the parts that don't need the script still hear of the setup.
 *
 * @param onFailure called if the script can't be loaded
 */
export function announceSetup(setup?: Setup, onFailure?: () => void): void {
  const announce = () =>
    document.dispatchEvent(new CustomEvent(SETUP_EVENT, { bubbles: true, detail: setup }));
  if (document.documentElement.dataset.hasSetup) announce();
  else {
    const element = document.createElement('script');
    element.src = withBase(script);
    element.onload = announce;
    element.onerror = () => {
      element.remove();
      announce();
      onFailure?.();
    };
    document.head.append(element);
  }
}

/** Shows the stored setup in new parts of the page, or after another window stored the first one. */
export function showStoredSetup(): void {
  try {
    if (document.documentElement.dataset.hasSetup || localStorage.getItem(SETUP_KEY)) announceSetup();
  } catch {
    // Storage is blocked, so there's no setup.
  }
}
