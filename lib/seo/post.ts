import type { Metadata } from 'next';
import { postAuthors, type BlogPost } from '../content/queries';
import { longDate } from '../dates';
import { routes } from '../routes';
import { postCard, type Card } from './cards';
import { pageMetadata } from './metadata';

/** The card of a post. */
export function cardOfPost(post: BlogPost): Card {
  return postCard(post.slug, post.title, longDate(post.date));
}

/** The metadata of a post's page. */
export function postMetadata(post: BlogPost): Metadata {
  const { title, description, slug, date, tags } = post;
  const authors = postAuthors(post).map(({ url }) => url);
  return pageMetadata({
    title,
    description,
    path: routes.post(slug),
    article: { published: date, authors, tags },
    card: cardOfPost(post),
  });
}
