import generated from '@/generated/content.json';
import lastUpdated from '@/generated/last-updated.json';
import { pagesToRender } from './exported';
import { segments } from './params';
import { docs, posts } from './queries';
import { reusableDoc, reusablePost, type PageData } from './reusable';

const data: PageData = { records: generated.pages, lastUpdated };

/** The parameters of every docs route that needs rendering. */
export function docParams(): { slug: string[] }[] {
  return pagesToRender(docs(), doc => reusableDoc(doc, data)).map(doc => ({ slug: segments(doc) }));
}

/** The parameters of every post route that needs rendering. */
export function postParams(): { slug: string }[] {
  return pagesToRender(posts(), post => reusablePost(post, data)).map(({ slug }) => ({ slug }));
}
