import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { generatedStrings } from '@/strings/generated';

/**
 * Adds links to the first term of each letter above the glossary (glossary-list.ts), and marks these terms, above which prose.css
 * shows the letter. Only the page has them: nobody jumps to a letter in a text twin.
 */
export function glossaryLetters() {
  return (tree: Root) => {
    const at = tree.children.findIndex(node => node.type === 'element' && 'dataGlossary' in node.properties);
    const list = tree.children[at];
    if (list?.type === 'element') tree.children.splice(at, 0, lettersOf(list));
  };
}

function lettersOf(list: Element): Element {
  const firsts = new Map<string, string>();
  for (const item of list.children) {
    const letter = toString(item).trim().charAt(0).toUpperCase();
    if (item.type !== 'element' || firsts.has(letter)) continue;
    firsts.set(letter, String(item.properties.id));
    Object.assign(item.properties, { className: ['letter-head'], dataLetter: letter });
  }
  const links = [...firsts].map(([letter, id]) =>
    element('li', {}, [element('a', { href: `#${id}` }, [{ type: 'text', value: letter }])]),
  );
  const { letters } = generatedStrings;
  return element('div', { className: ['letter-column'], dataTitle: letters }, [
    element('ul', { className: ['letter-links'], role: 'list', ariaLabel: letters }, links),
  ]);
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
