/**
 * Copies the rows or list items for the reader's setup to an element before all of them, and hides the originals, which must
 * stay where React expects them. While rows are still being parsed, all of them are hidden: otherwise, a later copy would push
 * down rows that have already been painted.
 *
 * @param own the element for the copies (components/mdx/own-rows.tsx)
 * @param isNew whether the copies may have an older setup's values
 */
export function copyRows(own: HTMLElement, isNew = false): void {
  const usual = own.nextElementSibling;
  if (!(usual instanceof HTMLElement)) return;
  const isParsed = document.readyState !== 'loading' || isFollowed(usual);
  if (usual.hidden === isParsed) usual.hidden = !isParsed;
  if (!isParsed) return;
  const rows = [...usual.children].filter(row => row instanceof HTMLElement);
  const mine = rows.filter(row => row.hasAttribute('data-mine'));
  const isDone =
    own.childElementCount === mine.length && rows.every(row => row.hidden === mine.includes(row));
  if (isDone && !isNew) return;
  showOriginals(rows, own);
  own.replaceChildren(...mine.map(row => row.cloneNode(true)));
  own.hidden = mine.length === 0;
  for (const row of mine) {
    row.hidden = true;
    // Links lead to the copy.
    row.removeAttribute('id');
  }
}

/** Shows all rows again, and gives them back the ids that their copies have. */
function showOriginals(rows: readonly HTMLElement[], own: HTMLElement): void {
  for (const [position, row] of rows.filter(({ hidden }) => hidden).entries()) {
    row.hidden = false;
    const id = own.children[position]?.id;
    if (id) row.id = id;
  }
}

/** Whether something follows an element, or one of the elements that contain it, so that the parser has finished it. */
const isFollowed = (element: Node | null): boolean =>
  element !== null && (element.nextSibling !== null || isFollowed(element.parentNode));
