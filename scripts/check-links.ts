import { existsSync } from 'node:fs';
import { attributeOf, htmlPages } from '@/lib/output/html';
import { externalLinks, linkVerdict, type Answer } from '@/lib/output/external-links';
import { main, runScript } from './steps';

/** Requests at a time over all hosts, and the time for one, in ms. */
const AT_A_TIME = 8;
const TIMEOUT_MS = 30_000;

/** Tries for a link, with a pause between them, in ms: other sites have bad moments. */
const TRIES = 3;
const PAUSE_MS = 5_000;

/** Sites that refuse programs, whatever the page: nothing can be learned from their answers. */
const REFUSING = ['reddit.com', 'www.reddit.com', 'twitter.com', 'x.com', 'www.linkedin.com'];

/**
 * `npm run check:links`: asks for every page of another site that a page of out/ links to. Links that lead nowhere are listed with
 * the pages that have them, and the script ends with code 1. It builds the site if there is none.
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
  const queue = [...links];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [href, pages] = next;
      const reason = linkVerdict(await answerOf(href));
      if (reason) broken.push(`${href} ${reason} It is on ${pages.join(', ')}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  for (const line of broken.sort()) console.error(line);
  if (broken.length > 0)
    throw new Error(`${broken.length} of ${links.length} links to other sites are broken.`);
  console.log(`  ${links.length} links to other sites: none is broken`);
});

/** What an address answers, after a few tries when it fails for a moment. */
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
