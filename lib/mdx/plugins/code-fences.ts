import type { Code, Root } from 'mdast';
import { bundledLanguages, bundledLanguagesAlias, isSpecialLang } from 'shiki';
import { visit } from '../visit';
import type { VFile } from 'vfile';
import { LANGUAGE_ALIASES } from '../code';

/** A line that is only a comment with one of the three highlighting commands, in any language's comment syntax. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|#|--|;|<!--|\/\*|\{\/\*|%|REM)\s*(highlight-(?:next-line|start|end))\s*(?:-->|\*\/\}?)?\s*$/;

/**
 * Prepares code fences for the highlighter: replaces languages without a grammar, converts highlight comments to line numbers,
 * and converts `showLineNumbers=5` to the highlighter's syntax. Reports unknown languages and options.
 */
export function codeFences() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', node => {
      const named = node.lang ?? 'text';
      node.lang = LANGUAGE_ALIASES[named] ?? named;
      if (
        !isSpecialLang(node.lang) &&
        !(node.lang in bundledLanguages) &&
        !(node.lang in bundledLanguagesAlias)
      ) {
        file.message(`The language "${named}" isn't supported. Correct it, or write text.`, node.position);
        node.lang = 'text';
      }
      for (const reason of metaMistakes(node)) file.message(reason, node.position);
      node.meta = node.meta?.replace(/\bshowLineNumbers=(\d+)/, 'showLineNumbers{$1}');
      // Markdown examples show how to write such comments.
      if (node.lang === 'mdx' || node.lang === 'markdown') return;
      // A range of lines can't be combined with highlight comments: with a range, they're ordinary lines.
      if (!/\{[\d,\s-]+\}/.test(node.meta?.replace(/showLineNumbers\{\d+\}/, '') ?? ''))
        takeMagicComments(node);
    });
  };
}

/** What a fence may have after its language. liveExamples and diagrams have already taken the rest. */
const META =
  /\btitle="[^"]*"|\bshowLineNumbers(?:=\d+)?(?!\S)|\{(?<lines>[\d,\s-]+)\}|\/(?<word>(?:[^/\\]|\\.)+)\/|"[^"]+"/g;

/** What has no effect in a fence's first line: unknown words, and lines and words that the code doesn't have. */
function metaMistakes({ meta, value, lang }: Code): string[] {
  const text = meta ?? '';
  const count = value.split('\n').length;
  const unknown = text.replace(META, '').trim();
  const missing = [...text.matchAll(META)].flatMap(({ 0: found, groups: { lines = '', word } = {} }) => {
    const numbers = (lines.match(/\d+/g) ?? []).map(Number);
    return numbers.some(number => number < 1 || number > count) || (word && !value.includes(word))
      ? [`The code has nothing to highlight for ${found}. Correct it, or remove it.`]
      : [];
  });
  return [
    ...missing,
    ...(unknown === ''
      ? []
      : [
          `"${unknown}" has no effect after \`\`\`${lang}. Write title="…", showLineNumbers, {lines}, or /words/.`,
        ]),
  ];
}

function takeMagicComments(node: Code): void {
  const kept: string[] = [];
  const highlighted: number[] = [];
  let next = false;
  let within = false;
  for (const line of node.value.split('\n')) {
    const order = MAGIC_COMMENT.exec(line)?.[1];
    if (order === 'highlight-next-line') next = true;
    else if (order) within = order === 'highlight-start';
    else {
      kept.push(line);
      if (next || within) highlighted.push(kept.length);
      next = false;
    }
  }
  if (kept.length === node.value.split('\n').length) return;
  node.value = kept.join('\n');
  node.meta = `${node.meta ?? ''} {${highlighted.join(',')}}`.trim();
}
