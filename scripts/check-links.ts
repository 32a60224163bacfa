import { existsSync } from 'node:fs';
import { inParallel } from '@/lib/in-parallel';
import { attributeOf, htmlPages } from '@/lib/output/html';
import { externalLinks, linkVerdict, type Answer } from '@/lib/output/external-links';
import { main, runScript } from './steps';

/** The number of parallel requests over all hosts, and the time limit for each, in ms. */
const MAX_PARALLEL = 8;
const TIMEOUT_MS = 30_000;

/** The number of attempts for a link and the pause between them, in ms, because other sites may have short outages. */
const TRIES = 3;
const PAUSE_MS = 5_000;

/** Sites that block programs, so their responses say nothing about a page. */
const REFUSING = ['reddit.com', 'www.reddit.com', 'twitter.com', 'x.com', 'www.linkedin.com'];

/**
 * `npm run check:links`: requests every page on other sites that pages of out/ link to. It lists broken links with the pages that
 * have them, and exits with code 1. It builds the site if there is no out/ yet.
 */
main(async () => {
  if (!existsSync('out/index.html')) await runScript('build');
  const found: { page: string; addresses: string[] }[] = [];
  for await (const { file, elements } of htmlPages('out'))
    found.push({
      page: file,
      addresses: elements.flatMap(element =>
        element.tagName === 'a' ? (attributeOf(element, 'href') ?? []) : [],
      ),
    });
  const links = [...externalLinks(found)].filter(([href]) => !REFUSING.includes(new URL(href).hostname));
  const broken: string[] = [];
  await inParallel(links, MAX_PARALLEL, async ([href, pages]) => {
    const reason = linkVerdict(await answerOf(href));
    if (reason) broken.push(`${href} ${reason} It is on ${pages.join(', ')}.`);
  });
  for (const line of broken.sort()) console.error(line);
  if (broken.length > 0)
    throw new Error(`${broken.length} of ${links.length} links to other sites are broken.`);
  console.log(`  ${links.length} links to other sites: none are broken`);
});

/** An address's response, after several attempts if it fails. */
async function answerOf(href: string): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask(href);
    const isPassing = answer.error !== undefined || (answer.status ?? 0) >= 500;
    if (!isPassing || attempt === TRIES) return answer;
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
}

async function ask(href: string): Promise<Answer> {
  try {
    const { status, body } = await fetch(href, {
      headers: { 'User-Agent': 'Mozilla/5.0 (link check of actualbudget.org)', Accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await body?.cancel();
    return { status };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { error: cause instanceof Error ? cause.message : String(cause) };
  }
}
