import type { Metadata } from 'next';
import { tagHeading } from '../blog/tags';
import { postsTagged } from '../content/queries';
import { routes } from '../routes';
import { PRODUCT } from '../site';
import { pageMetadata } from './metadata';

/** The head of a page of the posts with a tag. */
export function tagMetadata(tag: string, page = 1): Metadata {
  return pageMetadata({
    title: tagHeading(tag, postsTagged(tag).length) + numbered(page),
    description: `Posts of the ${PRODUCT} blog that carry the tag “${tag}”, the newest first${numbered(page)}.`,
    path: routes.tag(tag, page),
    feed: { title: `${PRODUCT} Blog: ${tag}`, path: routes.tagFeed(tag) },
  });
}

/** What tells the pages of one list apart. */
export function numbered(page: number): string {
  return page === 1 ? '' : `, page ${page}`;
}
