import { contrast } from '../contrast';
import { analyze } from '../mdx/analyze';
import { compileTree } from '../mdx/compile';
import { offsetOf } from '../mdx/point';
import type { MdxSource, Mistake } from '../mdx/types';
import { ANNOUNCEMENT } from '../site';
import type { YamlSource } from './files';
import { frontMatterMistakes } from './front-matter';
import { mistakeOf, type LinkTargets } from './links';
import { announcementFields } from './schema';
import { SourceError } from './source-error';

/** The line above the header. */
export interface Announcement {
  id: string;
  /** One paragraph of Markdown. */
  content: string;
  isCloseable: boolean;
  /** Set both or neither. Without them, the site's own colors are used. */
  backgroundColor?: string;
  textColor?: string;
}

/** An announcement with the compiled code that renders its text (lib/mdx/run.ts). */
export interface CompiledAnnouncement extends Announcement {
  code: string;
}

/**
 * An announcement is treated like a post: `#1234` links to a pull request, and glossary terms aren't explained, because the
 * styles for terms would have to be on every page.
 */
const sourceOf = (content: string): MdxSource => ({ raw: content, file: ANNOUNCEMENT.file, kind: 'post' });

/** Compiles a valid announcement. */
export async function compileAnnouncement(announcement: Announcement): Promise<CompiledAnnouncement> {
  const { tree } = await analyze(sourceOf(announcement.content));
  return { ...announcement, code: await compileTree(tree) };
}

/**
 * Reads content/announcement.yml and checks its fields, colors, Markdown, and links.
 *
 * @param source the file; an empty file means no announcement
 * @param targets the pages that links may point to
 * @returns the announcement, or null if there is none or it has errors
 */
export async function readAnnouncement(
  source: YamlSource,
  targets: LinkTargets,
): Promise<{ announcement: Announcement | null; mistakes: SourceError[] }> {
  if (source.value === null || source.value === undefined) return { announcement: null, mistakes: [] };
  const mistakes = frontMatterMistakes(source, announcementFields);
  if (mistakes.length > 0) return { announcement: null, mistakes };
  const fields = source.value as Partial<Announcement> & { content: string };
  const report = (field: string, reason: string, index?: number) =>
    mistakes.push(new SourceError(source.file, source.placeOf([field], index), reason));

  const colorMistake = mistakeOfColors(fields);
  if (colorMistake) report(...colorMistake);
  for (const { reason, ...point } of await mistakesOfContent(fields.content, source.file, targets))
    report('content', reason, offsetOf(fields.content, point));
  if (mistakes.length > 0) return { announcement: null, mistakes };
  return { announcement: { id: ANNOUNCEMENT.defaultId, isCloseable: true, ...fields }, mistakes };
}

function mistakeOfColors({
  backgroundColor,
  textColor,
}: Partial<Announcement>): [field: string, reason: string] | undefined {
  const colors = Object.entries({ backgroundColor, textColor });
  for (const [field, color] of colors) {
    if (color !== undefined && !/^#[\da-f]{6}$/i.test(color))
      return [field, `"${color}" isn't in a format that we can check. Write it as "#102a43".`];
  }
  if (backgroundColor === undefined && textColor === undefined) return undefined;
  if (backgroundColor === undefined || textColor === undefined)
    return [
      backgroundColor === undefined ? 'textColor' : 'backgroundColor',
      'A single color may be unreadable in the other color mode. Write both backgroundColor and textColor.',
    ];
  const ratio = contrast(backgroundColor, textColor);
  return ratio >= ANNOUNCEMENT.minContrast
    ? undefined
    : [
        'textColor',
        `The text has a contrast ratio of ${ratio.toFixed(1)}. Choose colors with at least ${ANNOUNCEMENT.minContrast}.`,
      ];
}

/** What is wrong with an announcement's text, and where. */
async function mistakesOfContent(content: string, file: string, targets: LinkTargets): Promise<Mistake[]> {
  const start = { line: 1, column: 1 };
  try {
    const { tree, references, mistakes } = await analyze(sourceOf(content));
    if (mistakes.length > 0) return mistakes;
    const [paragraph, ...more] = tree.children;
    if (paragraph?.type !== 'paragraph' || more.length > 0)
      return [
        {
          ...start,
          reason:
            'The announcement is longer than one paragraph. Write one paragraph with text, emphasis, and links.',
        },
      ];
    const element = paragraph.children.find(child => child.type === 'mdxJsxTextElement');
    if (element)
      return [
        {
          ...start,
          ...element.position?.start,
          reason: `<${element.name}> only works on pages. Use only text, emphasis, code, and links.`,
        },
      ];
    return references.flatMap(({ href, line, column }) => {
      const reason = mistakeOf(href, { headings: [], file }, targets);
      return reason === undefined ? [] : [{ line, column, reason }];
    });
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return [{ ...start, ...error.place, reason: error.reason }];
  }
}
