import type { Metadata } from 'next';
import { siteStrings } from '@/strings/site';
import { tagHeading } from '../blog/tags';
import { postsTagged } from '../content/queries';
import { routes } from '../routes';
import { PRODUCT } from '../site';
import { pageMetadata } from './metadata';

/** The metadata of a page with a tag's posts. */
export function tagMetadata(tag: string, page = 1): Metadata {
  return pageMetadata({
    title: tagHeading(tag, postsTagged(tag).length) + numbered(page),
    description: siteStrings.tagDescription(PRODUCT, tag, numbered(page)),
    path: routes.tag(tag, page),
    feed: { title: siteStrings.tagFeed(PRODUCT, tag), path: routes.tagFeed(tag) },
  });
}

/** Text that distinguishes the pages in one list. */
export function numbered(page: number): string {
  return page === 1 ? '' : siteStrings.page(page);
}
