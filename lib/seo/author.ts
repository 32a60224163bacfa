import type { Metadata } from 'next';
import { siteStrings } from '@/strings/site';
import { authorHeading } from '../blog/authors';
import { authorKey, postsBy, type Author } from '../content/queries';
import { routes } from '../routes';
import { PRODUCT } from '../site';
import { pageMetadata } from './metadata';
import { numbered } from './tag';

/** The metadata of a page with an author's posts. */
export function authorMetadata(author: Author, page = 1): Metadata {
  const key = authorKey(author);
  const { name, separator, posts } = authorHeading(author.name, postsBy(key).length);
  return pageMetadata({
    title: name + separator + posts + numbered(page),
    description: siteStrings.authorDescription(PRODUCT, author.name, numbered(page)),
    path: routes.author(key, page),
  });
}
