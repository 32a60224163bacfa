/**
 * Shows new content in an element. Elements that are also in the new content stay, so that a better answer to the same query
 * doesn't end a press, move the scroll position, or make a screen reader lose its place.
 */
export function update(parent: Element, content: readonly Node[]): void {
  content.forEach((node, index) => {
    const shown = parent.childNodes[index];
    if (shown === node) return;
    if (!shown) parent.append(node);
    else if (areSame(shown, node)) {
      copyAttributes(node, shown);
      update(shown, [...node.childNodes]);
    } else if (!shown.isEqualNode(node) || shown instanceof HTMLButtonElement) shown.replaceWith(node);
  });
  while (parent.childNodes.length > content.length) parent.lastChild?.remove();
}

/**
 * Whether it's enough to change an element's content. It isn't for a link to another page, or for a button, because of its
 * action.
 */
function areSame(shown: Node, node: Node): shown is Element {
  return shown instanceof Element && !(shown instanceof HTMLButtonElement) && nameOf(shown) === nameOf(node);
}

/** What an element is, and where it leads. '' for a string. */
function nameOf(node: Node): string {
  if (!(node instanceof Element)) return '';
  return [node.tagName, ...['id', 'href', 'role'].map(name => node.getAttribute(name) ?? '')].join(' ');
}

function copyAttributes(from: Node, to: Element): void {
  if (!(from instanceof Element)) return;
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}
