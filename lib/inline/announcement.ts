// cspell:ignore annoucement

/**
 * Before the first paint, hides an announcement that the reader has already closed, with <html
 * data-announcement-bar-initially-dismissed>. Closes an announcement when the reader clicks `data-announcement-close`. An
 * announcement with a new id is always shown.
 *
 * @param id the announcement's id
 * @param idKey the storage key for the id of the last announcement seen
 * @param dismissKey the storage key for whether that one was closed
 */
export function runAnnouncement(id: string, idKey: string, dismissKey: string): void {
  const { dataset } = document.documentElement;
  const store = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Storage is blocked or full, so the announcement only stays closed on this page.
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
  // An earlier version of the site misspelled the default id.
  const isNew = seen !== id && !(seen === 'annoucement-bar' && id === 'announcement-bar');
  if (seen !== id) store(idKey, id);
  if (isNew) store(dismissKey, 'false');
  dataset.announcementBarInitiallyDismissed = String(!isNew && stored(dismissKey) === 'true');

  document.addEventListener('click', event => {
    if (!(event.target instanceof Element && event.target.closest('[data-announcement-close]'))) return;
    // preventDefault marks the click as handled: lib/intent replays clicks that only the framework can handle.
    event.preventDefault();
    dataset.announcementBarInitiallyDismissed = 'true';
    store(dismissKey, 'true');
  });
}
