import { compile } from '@mdx-js/mdx';
import { cached, hashOf, hashOfFiles } from '../cache';
import { GLOSSARY_FILE } from '../content/glossary';
import { WORDS_FILE } from '../content/words';
import { analyze } from '../mdx/analyze';
import { locateMistake } from '../mdx/mistakes';
import { rehypePlugins, remarkPlugins } from '../mdx/pipeline';
import { noFacts, type MdxSource, type PageFacts } from '../mdx/types';
import { REFERENCE_FOLDER, SAMPLES_FOLDER } from '../reference/folders';
import { SourceError } from '../content/source-error';

/** Elements that show data from other files, which their pages depend on. */
const DATA_ELEMENTS = /<(?:ActualQL|Api|Config|Drawing|Sample)/;
const LIST_ELEMENTS = /<(?:Contributor|Release)List/;

/** Fingerprints of what pages are made from besides their own text. */
export interface PageInputs {
  all: string;
  data: string;
  lists: string;
}

/**
 * Takes the fingerprints of what pages are made from besides their own text.
 *
 * @param code the fingerprint of the code
 * @param releases what lists of releases and contributors are made from
 */
export async function pageInputs(code: string, releases: unknown): Promise<PageInputs> {
  return {
    all: hashOf(code, await hashOfFiles([GLOSSARY_FILE, WORDS_FILE])),
    data: await hashOfFiles([REFERENCE_FOLDER, SAMPLES_FOLDER, 'content/drawings']),
    lists: hashOf(releases),
  };
}

/**
 * Checks a page by itself: its text is read, and when nothing is wrong with it, compiled whole. An unchanged page's result
 * comes from the cache.
 */
export async function checkPage(source: MdxSource, text: string, inputs: PageInputs): Promise<PageFacts> {
  const key = hashOf(
    inputs.all,
    source.file,
    text,
    DATA_ELEMENTS.test(text) && inputs.data,
    LIST_ELEMENTS.test(text) && inputs.lists,
  );
  return cached('check', key, () => factsOf(source));
}

async function factsOf(source: MdxSource): Promise<PageFacts> {
  try {
    const { headings, anchors, references, screenshots, mistakes } = await analyze(source);
    const rest = mistakes.length === 0 ? await compileMistakes(source) : [];
    return { headings, anchors, references, screenshots, mistakes: [...mistakes, ...rest] };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { ...noFacts(), mistakes: [mistakeOf(error)] };
  }
}

async function compileMistakes(source: MdxSource): Promise<PageFacts['mistakes']> {
  try {
    await compile(source.raw, {
      remarkPlugins: remarkPlugins(source, noFacts()),
      rehypePlugins: rehypePlugins(),
    });
    return [];
  } catch (error) {
    return [mistakeOf(await locateMistake(source, error))];
  }
}

const mistakeOf = ({ place, reason }: SourceError) => ({ line: 1, column: 1, ...place, reason });
