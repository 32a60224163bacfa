import lastUpdated from '@/generated/last-updated.json';
import { postAuthors, sourceFile, type BlogPost } from '../content/queries';
import type { PostFacts } from './json-ld';
import { cardOfPost } from './post';

/** A post's data for structured data. */
export function postFacts(post: BlogPost): PostFacts {
  const modified = lastUpdated[sourceFile(post)];
  return { ...post, authors: postAuthors(post), card: cardOfPost(post), modified };
}
