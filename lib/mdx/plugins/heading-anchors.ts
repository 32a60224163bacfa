import type { Root } from 'hast';
import { visit } from '../visit';
import { headingText } from './headings';

/** Adds the text of each heading to the element as `text`, which names the link to it (components/mdx/heading). */
export function headingAnchors() {
  return (tree: Root) => {
    visit(tree, 'element', element => {
      if (/^h[2-6]$/.test(element.tagName)) element.properties.text = headingText(element);
    });
  };
}
