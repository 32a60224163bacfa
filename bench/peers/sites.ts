/** The sites to compare, in the order of every table. */
export const SITES = ['this site', 'Starlight', 'VitePress', 'Docusaurus', 'Fumadocs', 'Nextra'] as const;
export type Site = (typeof SITES)[number];

/** The sites that are built from this site's content. */
export const PEERS = ['Starlight', 'VitePress', 'Docusaurus', 'Fumadocs', 'Nextra'] as const;
export type Peer = (typeof PEERS)[number];

/** Everything that the benchmark creates is in this folder, which git and the site's checks ignore. */
export const WORK = '.bench';

/** Where a peer is built: a copy of bench/peers/NAME with its packages and the content. */
export const peerFolder = (peer: Peer) => `${WORK}/peers/${peer.toLowerCase()}`;

/** The finished files of a site. */
export const outOf = (site: Site) => (site === 'this site' ? 'out' : `${peerFolder(site)}/dist`);

/** The pages that all sites have: text and pictures, little else than text, pictures and a simulator on this site, and a long reference. */
export const DOCS_PAGES = [
  '/docs/budgeting/',
  '/docs/experimental/goal-templates/',
  '/docs/getting-started/envelope-budgeting/',
  '/docs/api/reference/',
] as const;

/** Those that Lighthouse visits on every site. */
export const LIGHTHOUSE_PAGES = DOCS_PAGES.slice(0, 2);

/** The other kinds of pages, which only this site has. */
export const OWN_PAGES = {
  home: '/',
  'blog list': '/blog/',
  post: '/blog/release-25.11.0/',
  download: '/download/',
  search: '/search/?q=budget',
} as const;
