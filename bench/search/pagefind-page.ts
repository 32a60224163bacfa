/** A page with only Pagefind: its box loads the index when it's first used, and shows eight hits at every keystroke. */
interface Pagefind {
  search(
    query: string,
  ): Promise<{ results: { data(): Promise<{ url: string; meta: { title: string } }> }[] }>;
}

const MOST_HITS = 8;

const field = document.querySelector('input') as HTMLInputElement;
const panel = document.querySelector('div') as HTMLDivElement;
let loaded: Promise<Pagefind> | undefined;

const load = () =>
  // Pagefind writes this file next to its index.
  (loaded ??= import(/* @vite-ignore */ './pagefind/pagefind.js' as string) as Promise<Pagefind>);

async function found(query: string, most: number) {
  const { results } = await (await load()).search(query);
  return Promise.all(results.slice(0, most).map(each => each.data()));
}

field.addEventListener('focus', () => void load());
field.addEventListener('input', () => void show(field.value));

async function show(query: string): Promise<void> {
  if (query === '') return;
  const hits = await found(query, MOST_HITS);
  if (query !== field.value) return;
  const links = hits.map(({ url, meta }) => {
    const link = document.createElement('a');
    link.role = 'option';
    link.href = url;
    link.textContent = meta.title;
    return link;
  });
  const all = document.createElement('a');
  all.href = `/search/?q=${encodeURIComponent(query)}`;
  panel.replaceChildren(...links, all);
}

Object.assign(window, {
  askPagefind: async (query: string, most: number) => (await found(query, most)).map(({ url }) => url),
});
