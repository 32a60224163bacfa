import type { Metadata } from 'next';
import { blogStrings } from '@/strings/blog';
import { siteStrings } from '@/strings/site';
import { routes } from '../routes';
import { PRODUCT } from '../site';
import { pageMetadata } from './metadata';
import { numbered } from './tag';

/** The metadata of a page with the posts that don't announce a release. */
export function articlesMetadata(page = 1): Metadata {
  return pageMetadata({
    title: blogStrings.articles + numbered(page),
    description: siteStrings.articlesDescription(PRODUCT, numbered(page)),
    path: routes.articles(page),
  });
}
