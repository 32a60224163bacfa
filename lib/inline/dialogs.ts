/**
 * While a picture is enlarged, the arrow keys show the previous or next picture on the page. Also a polyfill for `command`,
 * `commandfor`, and `closedby` on dialogs and their buttons.
 */
export function runDialogs(): void {
  document.addEventListener('keydown', event => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const current = document.querySelector<HTMLDialogElement>('dialog[data-picture][open]');
    if (!step || !current || event.altKey || event.ctrlKey || event.metaKey) return;
    const opens = ({ id }: Element) =>
      document.querySelector<HTMLElement>(`button[command=show-modal][commandfor="${id}"]`);
    // A picture has no button if it's in a tab that isn't selected, or if another picture replaces it on phones.
    const all = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-picture]')].filter(
      dialog => opens(dialog)?.getClientRects().length,
    );
    const next = all[(all.indexOf(current) + step + all.length) % all.length];
    if (!next) return;
    current.close();
    // When the dialog closes, the focus returns to this button.
    opens(next)?.focus();
    next.showModal();
    event.preventDefault();
  });
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
