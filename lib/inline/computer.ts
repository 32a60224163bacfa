/**
 * Sets <html data-computer>, which the home and download pages' styles use, to the computer in the reader's setup, or else to
 * the one that's detected. For unknown computers, the attribute isn't set, and both pages work without it.
 *
 * @param setupKey the storage key of the setup
 */
export function markComputer(setupKey: string): void {
  const chosen = () => {
    try {
      const { os } = Object(JSON.parse(String(localStorage.getItem(setupKey)))) as { os?: unknown };
      if (os === 'iphone' || os === 'android') return 'phone';
      return ['windows', 'macos', 'linux'].find(name => name === os);
    } catch {
      return undefined;
    }
  };
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad identifies itself as a Mac, but no Mac has a touch screen.
  const phone = /Android|iPhone|iPad/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
  const known = /Windows|Mac|CrOS|Linux/.exec(userAgent)?.[0];
  const detected = phone
    ? 'phone'
    : known === 'Mac'
      ? 'macos'
      : known === 'CrOS'
        ? 'browser'
        : known?.toLowerCase();
  const computer = chosen() ?? detected;
  if (computer) document.documentElement.dataset.computer = computer;
}
