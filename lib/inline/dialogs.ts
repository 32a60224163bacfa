/**
 * Opens and closes dialogs by the buttons that name them with `command` and `commandfor`, in browsers that do not know these
 * attributes yet; and closes them by a click beside them where `closedby` is not known.
 */
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
      // Says that the click has been served: it is not kept for the framework.
      event.preventDefault();
      if (button.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    }
    if (!knowsClosedBy && target.matches('dialog[closedby=any]')) (target as HTMLDialogElement).close();
  });
}
