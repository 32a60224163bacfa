/**
 * Recognizes the reader's kind of computer and names it on <html data-computer>; the styles of the download page show what
 * is for it. A computer that is not known has no name, and the page reads the same without.
 */
export function markComputer(): void {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad calls itself a Mac; no Mac has a touch screen.
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
