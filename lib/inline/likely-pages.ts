/**
 * On the page for unknown addresses: puts the address's words into the search field, and replaces the popular questions with links
 * to the pages with the most similar addresses, by their titles. The script is the last child of the element that has both.
 *
 * @param sitemap the sitemap's address
 * @param label the words above the links
 * @param least the lowest similarity of a suggested address, from 0 to 1
 */
export function suggestPages(sitemap: string, label: string, least: number): void {
  const place = document.currentScript?.parentElement;
  const field = place?.querySelector('input');
  const list = place?.querySelector('[data-likely]');
  if (!place || !field || !list) return;
  const wordsOf = (path: string) =>
    path
      .toLowerCase()
      .split(/%..|[^\p{L}\d]+/u)
      .filter(word => !['', 'docs', 'blog', 'html', 'index'].includes(word))
      .join(' ');
  const pairsOf = (text: string) => new Set([...text].slice(1).map((letter, at) => text.charAt(at) + letter));
  const asked = wordsOf(location.pathname);
  if (asked === '') return;
  field.value = asked;
  const pairs = pairsOf(asked);
  const similarity = (path: string) => {
    const others = pairsOf(wordsOf(path));
    const shared = [...others].filter(pair => pairs.has(pair)).length;
    return (2 * shared) / (pairs.size + others.size || 1);
  };
  const nameOf = async (path: string) => {
    const response = await fetch(path);
    const { title } = new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html');
    return title.split(' | ')[0] ?? '';
  };
  const show = (paths: string[]) => {
    if (paths.length === 0) return;
    const heading = document.createElement('h2');
    heading.textContent = label;
    const items = document.createElement('ul');
    for (const path of paths) {
      const link = document.createElement('a');
      link.href = path;
      link.textContent = path;
      items.appendChild(document.createElement('li')).append(link);
      nameOf(path)
        .then(name => {
          if (name === '') return;
          const address = document.createElement('span');
          address.textContent = ` ${path}`;
          link.textContent = name;
          link.after(address);
        })
        // Its address is still there.
        .catch(() => {});
    }
    list.replaceChildren(heading, items);
  };
  fetch(sitemap)
    .then(response => (response.ok ? response.text() : ''))
    .then(text => {
      const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      const scored = paths
        .map(path => ({ path, score: similarity(path) }))
        .filter(({ score }) => score >= least);
      show(
        scored
          .sort((one, other) => other.score - one.score)
          .slice(0, 3)
          .map(({ path }) => path),
      );
    })
    // If the sitemap can't be loaded, readers still have the search field.
    .catch(() => {});
}
