// cspell:ignore annoucement

/**
 * Hides the announcement that the reader has closed before the first paint, on <html data-announcement-bar-initially-dismissed>,
 * and closes it when they press `data-announcement-close`. One with another id than the last shows, whatever was closed before.
 *
 * @param id the announcement's
 * @param idKey where the id of the announcement that was seen last is stored
 * @param dismissKey where it is stored whether that one was closed
 */
export function runAnnouncement(id: string, idKey: string, dismissKey: string): void {
  const { dataset } = document.documentElement;
  const store = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Blocked or full: it is closed until the page is left.
    }
  };
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const seen = stored(idKey);
  // The site before this one misspelled the id of announcements that have none.
  const isNew = seen !== id && !(seen === 'annoucement-bar' && id === 'announcement-bar');
  if (seen !== id) store(idKey, id);
  if (isNew) store(dismissKey, 'false');
  dataset.announcementBarInitiallyDismissed = String(!isNew && stored(dismissKey) === 'true');

  document.addEventListener('click', event => {
    if (!(event.target instanceof Element && event.target.closest('[data-announcement-close]'))) return;
    // Taken: lib/intent gives back clicks that only the framework could serve.
    event.preventDefault();
    dataset.announcementBarInitiallyDismissed = 'true';
    store(dismissKey, 'true');
  });
}
