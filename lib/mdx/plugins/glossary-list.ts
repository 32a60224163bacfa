import type { List, ListItem, Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from '../visit';
import { generatedStrings } from '@/strings/generated';
import { SITE } from '../../site';
import { glossary, termId, type GlossaryEntry } from '../../content/glossary';
import { link, plain } from '../nodes';

/** Replaces `<Glossary />` with the glossary as an alphabetical definition list. */
export function glossaryList() {
  return async (tree: Root) => {
    const found: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', node => {
      if (node.name === 'Glossary') found.push(node);
    });
    if (found.length === 0) return;
    const entries = [...(await glossary())].sort((a, b) => a.term.localeCompare(b.term, SITE.locale));
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined || !found.some(element => element === node)) return;
      parent.children[index] = list(entries);
    });
  };
}

/** Markdown has no definition lists: in HTML it's a definition list, in text twins a bulleted one. */
const list = (entries: GlossaryEntry[]): List => ({
  type: 'list',
  spread: true,
  data: { hName: 'dl', hProperties: { dataGlossary: '' } },
  children: entries.map(item),
});

const item = ({ term, definition, synonyms, page }: GlossaryEntry): ListItem => ({
  type: 'listItem',
  spread: true,
  data: { hName: 'div', hProperties: { id: termId(term) } },
  children: [
    part('dt', [link(term, page)]),
    part('dd', [plain(definition)]),
    ...(synonyms.length > 0 ? [part('dd', [plain(generatedStrings.synonyms(synonyms.join(', ')))])] : []),
  ],
});

const part = (hName: string, children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  data: { hName },
  children,
});
