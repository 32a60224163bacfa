/** A polyfill for `command`, `commandfor`, and `closedby` on dialogs and their buttons. */
export function runDialogs(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
  if (knowsCommands && knowsClosedBy) return;
  document.addEventListener('click', event => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!knowsCommands && button && dialog instanceof HTMLDialogElement) {
      // preventDefault marks the click as handled, so that it isn't saved for the framework.
      event.preventDefault();
      if (button.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    }
    if (!knowsClosedBy && target.matches('dialog[closedby=any]')) (target as HTMLDialogElement).close();
  });
}
