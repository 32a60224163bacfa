import { CONTENT_ID } from '../site';

/**
 * What can be read of a page of this site without any code: its `<main>`, as it was exported, with what stands around it and
 * its styles.
 *
 * @param address the page's
 * @returns HTML
 * @throws Error when the page cannot be loaded, is not there, or has nothing to read
 */
export async function readExported(address: string, signal?: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} answers with ${answer.status}.`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const main = page.querySelector('main');
  if (!main) throw new Error(`${address} has no <main>.`);
  const around = main.parentElement;
  const isColumns = around && around.id !== CONTENT_ID && around !== page.body;
  const styles = [...page.querySelectorAll('link[rel=stylesheet]')];
  return [...styles, isColumns ? around : main].map(element => element.outerHTML).join('');
}
