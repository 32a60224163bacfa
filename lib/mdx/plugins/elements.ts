import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { COMPONENTS, HTML_ELEMENTS, type ComponentName } from '../components';
import { readDrawing } from '../diagrams/drawings';
import { attribute } from '../jsx';
import type { PageFacts } from '../types';

/**
 * Fails on an element or attribute that does not exist, and on a required attribute that is missing; gathers the
 * screenshots. Runs before other plugins add elements of their own.
 */
export function elements(facts: PageFacts) {
  return () => (tree: Root, file: VFile) => {
    visit(tree, node => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { name, position } = node;
      if (name === null || HTML_ELEMENTS.includes(name)) return;
      if (!(name in COMPONENTS)) {
        file.fail(
          `There is no <${name}>. The components are: ${Object.keys(COMPONENTS).join(', ')}; HTML: ${HTML_ELEMENTS.join(', ')}.`,
          position,
        );
      }
      const { required = [], optional = [] }: { required?: readonly string[]; optional?: readonly string[] } =
        COMPONENTS[name as ComponentName];
      for (const item of node.attributes) {
        if (item.type !== 'mdxJsxAttribute' || ![...required, ...optional].includes(item.name)) {
          const written = item.type === 'mdxJsxAttribute' ? item.name : '{…}';
          const known = [...required, ...optional].join(', ') || 'none';
          file.fail(`<${name}> has no attribute "${written}". Its attributes: ${known}.`, position);
        }
      }
      for (const needed of required) {
        if (!attribute(node, needed))
          file.fail(`<${name}> needs ${needed}. Write <${name} ${needed}="…">.`, position);
      }
      const named = attribute(node, 'name') ?? '';
      if (name === 'Screenshot') {
        const { line = 1, column = 1 } = position?.start ?? {};
        facts.screenshots.push({ name: named, line, column });
      }
      if (name === 'Drawing') checkDrawing(named, message => file.fail(message, position));
    });
  };
}

function checkDrawing(name: string, fail: (message: string) => never): void {
  try {
    readDrawing(name, name);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
