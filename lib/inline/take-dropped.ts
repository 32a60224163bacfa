/**
 * Until the framework has loaded, the browser would replace the page with a file dropped on it. So dragging a file asks for the
 * framework, and a dropped file goes into the file field of the element that contains this script. While the framework starts,
 * it stops events in the bubbling phase, so this listens in the capture phase.
 *
 * @param event the event that loads the framework
 */
export function takeDropped(event: string): void {
  const place = document.currentScript?.parentElement;
  const take = (drag: DragEvent) => {
    const files = drag.dataTransfer;
    const field = place?.querySelector('input');
    if (!field?.isConnected || !files?.types.includes('Files')) return;
    drag.preventDefault();
    dispatchEvent(new Event(event));
    if (drag.type === 'drop') field.files = files.files;
  };
  addEventListener('dragover', take, true);
  addEventListener('drop', take, true);
}
