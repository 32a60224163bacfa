/** The sites that are compared, in the order of every table. */
export const SITES = ['this site', 'Starlight', 'VitePress', 'Docusaurus'] as const;
export type Site = (typeof SITES)[number];

/** Those that are built from this site's content. */
export const PEERS = ['Starlight', 'VitePress', 'Docusaurus'] as const;
export type Peer = (typeof PEERS)[number];

/** Everything the benchmark makes lies below this folder, which git and the site's checks leave out. */
export const WORK = '.bench';

/** Where a peer is built: a copy of bench/peers/NAME with its packages and the content. */
export const peerFolder = (peer: Peer) => `${WORK}/peers/${peer.toLowerCase()}`;

/** The finished files of a site. */
export const outOf = (site: Site) => (site === 'this site' ? 'out' : `${peerFolder(site)}/dist`);

/** The pages that all sites have and that are compared. */
export const DOCS_PAGES = ['/docs/budgeting/', '/docs/experimental/goal-templates/'] as const;

/** The other kinds of page, which only this site has. */
export const OWN_PAGES = {
  home: '/',
  'blog list': '/blog/',
  post: '/blog/release-25.11.0/',
  download: '/download/',
  search: '/search/?q=budget',
} as const;
