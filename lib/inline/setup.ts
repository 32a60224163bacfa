/**
 * Makes the parser load the script that shows the reader's setup (lib/setup/page) before it goes on, if there's a setup. That
 * way, nothing changes after it's painted, and readers without a setup don't load the script.
 *
 * @param key the storage key of the setup
 * @param tag the script as HTML. It's an argument because the end of a script element can't be in the text of this one.
 */
export function writeSetupScript(key: string, tag: string): void {
  try {
    if (localStorage.getItem(key)) document.write(tag);
  } catch {
    // Storage is blocked, so there's no setup.
  }
}
