import rehypePrettyCode from 'rehype-pretty-code';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Options } from 'mdast-util-to-hast';
import type { PluggableList } from 'unified';
import { generatedStrings } from '@/strings/generated';
import { codeOptions } from './code';
import { admonitions } from './plugins/admonitions';
import { amounts } from './plugins/amounts';
import { cellBreaks } from './plugins/cell-breaks';
import { codeBlocks } from './plugins/code-blocks';
import { codeValues } from './plugins/code-values';
import { codeFences } from './plugins/code-fences';
import { diagrams } from './plugins/diagrams';
import { earlyPicture } from './plugins/early-picture';
import { elements } from './plugins/elements';
import { english } from './plugins/english';
import { explicitElements } from './plugins/explicit-elements';
import { fieldLists } from './plugins/field-lists';
import { glossaryLetters } from './plugins/glossary-letters';
import { glossaryList } from './plugins/glossary-list';
import { headingAnchors } from './plugins/heading-anchors';
import { headings } from './plugins/headings';
import { joinTexts } from './plugins/join-texts';
import { liveExamples } from './plugins/live-examples';
import { longCode } from './plugins/long-code';
import { mentions } from './plugins/mentions';
import { mistakes } from './plugins/mistakes';
import { ownRows } from './plugins/own-rows';
import { ownSections } from './plugins/own-sections';
import { problemRows } from './plugins/problem-rows';
import { prose } from './plugins/prose';
import { referenceBlocks } from './plugins/reference-blocks';
import { referenceRows } from './plugins/reference-rows';
import { references } from './plugins/references';
import { releaseChanges } from './plugins/release-changes';
import { releaseLists } from './plugins/release-lists';
import { setups } from './plugins/setups';
import { tableRows } from './plugins/table-rows';
import { terms } from './plugins/terms';
import { unclosed } from './plugins/unclosed';
import { words } from './plugins/words';
import type { MdxSource, PageFacts } from './types';

/**
 * The first half of the Markdown pipeline: from text to the final syntax tree. Blocks built from data (release changes, reference
 * tables) are expanded here, so that the table of contents, search, feeds, and text twins treat them as plain Markdown.
 *
 * @param source the page
 * @param facts collects the page's headings and links
 */
export function remarkPlugins(source: MdxSource, facts: PageFacts): PluggableList {
  return [
    remarkGfm,
    remarkDirective,
    unclosed,
    liveExamples,
    prose,
    words,
    english(facts),
    elements(facts),
    earlyPicture,
    admonitions,
    ...(source.release ? [releaseChanges(source.release)] : []),
    ...(source.lists ? [releaseLists(source.lists)] : []),
    referenceBlocks,
    setups(facts),
    glossaryList,
    mentions(source.kind),
    diagrams,
    codeFences,
    headings(facts),
    problemRows(facts),
    references(facts),
    ...(source.kind === 'doc' ? [terms(source)] : []),
    mistakes(facts),
  ];
}

/**
 * The second half: from the syntax tree to HTML.
 *
 * @param source the page
 */
export function rehypePlugins({ reference = false }: Pick<MdxSource, 'reference'>): PluggableList {
  return [
    [rehypePrettyCode, codeOptions],
    codeBlocks,
    codeValues,
    explicitElements,
    fieldLists,
    joinTexts,
    headingAnchors,
    amounts,
    longCode,
    tableRows,
    cellBreaks,
    glossaryLetters,
    ownRows,
    ownSections,
    ...(reference ? [referenceRows] : []),
  ];
}

/** The heading above footnotes, and the accessible name of the link back from one. */
export const footnoteTexts: Options = {
  footnoteLabel: generatedStrings.footnotes,
  footnoteBackLabel: (reference, again) =>
    generatedStrings.backToReference(`${reference + 1}${again > 1 ? `-${again}` : ''}`),
};
