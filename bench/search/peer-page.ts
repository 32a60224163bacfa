import MiniSearch from 'minisearch';
import { PEER_FILE, PEER_OPTIONS, type PeerDocument } from './peer-options';

/** A page with only minisearch: its box loads the index when it's first used, and shows eight hits at every keystroke. */
const field = document.querySelector('input') as HTMLInputElement;
const panel = document.querySelector('div') as HTMLDivElement;
let index: MiniSearch<PeerDocument> | undefined;

field.addEventListener('focus', async () => {
  if (index) return;
  const answer = await fetch(PEER_FILE);
  index = MiniSearch.loadJSON(await answer.text(), PEER_OPTIONS);
  show();
});
field.addEventListener('input', show);

function show(): void {
  if (!index || field.value === '') return;
  const hits = index.search(field.value).slice(0, 8);
  const links = hits.map(({ id, title, titles }) => {
    const link = document.createElement('a');
    link.role = 'option';
    link.href = String(id);
    link.textContent = [...(titles as string[]), title].join(' › ');
    return link;
  });
  const all = document.createElement('a');
  all.href = `/search/?q=${encodeURIComponent(field.value)}`;
  panel.replaceChildren(...links, all);
}
