import { readAnnouncement } from '../content/announcement';
import { readYaml } from '../content/files';
import { GLOSSARY_FILE, readGlossary } from '../content/glossary';
import { mistakeOf, type LinkTargets } from '../content/links';
import { QUESTIONS_FILE, readQuestions } from '../content/questions';
import { SourceError } from '../content/source-error';
import { readWords, WORDS_FILE } from '../content/words';
import { readRedirects } from '../redirects/read';
import { messageMistakes } from '../reference/messages/check';
import { docIdOfFile, routes } from '../routes';
import { POPULAR_FILE, readPopular, readSynonyms, SYNONYMS_FILE } from '../search/build/search-data';
import { ANNOUNCEMENT } from '../site';
import { reported } from './reported';
import { glossaryWords } from './words';

/** The page that lists the app's messages. */
const MESSAGES_PAGE = 'content/docs/troubleshooting/messages.mdx';

/** Errors in the content files other than pages. */
export async function dataFileMistakes(targets: LinkTargets): Promise<SourceError[]> {
  const checks = [
    glossaryMistakes,
    messagesMistakes,
    redirectMistakes,
    async () => readSynonyms(await readYaml(SYNONYMS_FILE)).mistakes,
    async () => readPopular(await readYaml(POPULAR_FILE), targets).mistakes,
    async () => readQuestions(await readYaml(QUESTIONS_FILE), targets).mistakes,
    async () => readWords(await readYaml(WORDS_FILE)).mistakes,
    async () => (await readAnnouncement(await readYaml(ANNOUNCEMENT.file), targets)).mistakes,
  ];
  return (await Promise.all(checks.map(check => reported(() => check(targets))))).flat();
}

/** Why a link in a file is broken. Undefined if it works. */
const linkMistake = (href: string, file: string, targets: LinkTargets) =>
  mistakeOf(href, { file, headings: [] }, targets);

async function glossaryMistakes(targets: LinkTargets): Promise<SourceError[]> {
  const source = await readYaml(GLOSSARY_FILE);
  const { entries, mistakes } = readGlossary(source);
  const broken = entries.flatMap(({ page }, index) => {
    const reason = linkMistake(page, GLOSSARY_FILE, targets);
    return reason ? [new SourceError(source.file, source.placeOf([index, 'page']), reason)] : [];
  });
  return [...mistakes, ...broken, ...(await glossaryWords(source, entries))];
}

async function messagesMistakes(targets: LinkTargets): Promise<SourceError[]> {
  // The test sites use the same extracted data without the page that explains it.
  if (!targets.has(routes.doc(docIdOfFile(MESSAGES_PAGE)))) return [];
  return messageMistakes(href => linkMistake(href, MESSAGES_PAGE, targets));
}

async function redirectMistakes(targets: LinkTargets): Promise<SourceError[]> {
  const source = await readYaml('content/redirects.yml');
  return readRedirects(source, {
    hasPage: path => targets.has(path),
    mistakeOf: href => linkMistake(href, source.file, targets),
  }).mistakes;
}
