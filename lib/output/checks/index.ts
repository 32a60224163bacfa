import type { OutputCheck } from '../site';
import { appLinks } from './app-links';
import { budgets } from './budgets';
import { feeds } from './feeds';
import { head } from './head';
import { html } from './html';
import { ids } from './ids';
import { images } from './images';
import { links } from './links';
import { machinePaths } from './machine-paths';
import { orphans } from './orphans';
import { promised } from './promised';
import { redirects } from './redirects';
import { sitemap } from './sitemap';
import { structuredData } from './structured-data';
import { weight } from './weight';

/** All checks of `npm run check:output`, in this order. */
export const outputChecks: OutputCheck[] = [
  links,
  appLinks,
  promised,
  redirects,
  orphans,
  ids,
  head,
  html,
  images,
  weight,
  budgets,
  structuredData,
  sitemap,
  feeds,
  machinePaths,
];
