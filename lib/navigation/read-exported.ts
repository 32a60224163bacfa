import { CONTENT_ID } from '../site';

/**
 * Fetches the readable part of an exported page: its `<main>`, with the elements around it and its styles.
 *
 * @param address the page's address
 * @returns HTML
 * @throws Error if the page can't be loaded, doesn't exist, or has no content
 */
export async function readExported(address: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = page.querySelector('main');
  if (!main) throw new Error(`${address} has no <main>.`);
  const around = main.parentElement;
  const isColumns = around && around.id !== CONTENT_ID && around !== page.body;
  const styles = [...page.querySelectorAll('head style')];
  return [...styles, isColumns ? around : main].map(element => element.outerHTML).join('');
}
