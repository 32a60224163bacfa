import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from '../visit';
import type { VFile } from 'vfile';

/** Reports code fences and admonitions that aren't closed. Markdown silently includes everything after them. */
export function unclosed() {
  return (tree: Root, file: VFile) => {
    visit(tree, node => {
      if ((node.type !== 'code' && node.type !== 'containerDirective') || !isUnclosed(node, String(file)))
        return;
      const sign = /^[`~:]+/.exec(sourceOf(node, String(file)))?.[0] ?? '';
      const { start } = node.position ?? {};
      if (node.type === 'code')
        file.message(
          `The code block that starts here isn't closed. Write ${sign} on its own line after the code.`,
          start,
        );
      else
        file.message(
          `":::${node.name}" isn't closed. Write ${sign} on its own line after its text, with an empty line before it.`,
          start,
        );
    });
  };
}

/** Whether a fenced block has no closing fence. */
export function isUnclosed(node: Code | ContainerDirective, text: string): boolean {
  const source = sourceOf(node, text);
  const sign = /^(?:`{3,}|~{3,}|:{3,})/.exec(source)?.[0];
  if (sign === undefined) return false;
  const lines = source.split('\n');
  const last = (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd();
  return lines.length === 1 || !last.startsWith(sign) || /[^`~:]/.test(last);
}

const sourceOf = ({ position }: Code | ContainerDirective, text: string) =>
  text.slice(position?.start.offset, position?.end.offset);
