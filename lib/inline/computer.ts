/**
 * Detects the reader's kind of computer and sets <html data-computer>, which the styles of the download page use. Unknown
 * computers have no attribute, and the page works the same without it.
 */
export function markComputer(): void {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad identifies itself as a Mac, but no Mac has a touch screen.
  const phone = /Android|iPhone|iPad/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
  const known = /Windows|Mac|CrOS|Linux/.exec(userAgent)?.[0];
  const computer = phone
    ? 'phone'
    : known === 'Mac'
      ? 'macos'
      : known === 'CrOS'
        ? 'browser'
        : known?.toLowerCase();
  if (computer) document.documentElement.dataset.computer = computer;
}
