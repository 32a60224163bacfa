import pictures from '@/generated/screenshots.json';
import { siteStrings } from '@/strings/site';
import { readPost } from '../content/read-page';
import { postAuthors, posts, postsTagged, sourceFile, type BlogPost } from '../content/queries';
import { absoluteUrl, routes } from '../routes';
import { withPictures } from './pictures';
import { FEED_POSTS, PRODUCT } from '../site';
import type { Channel, FeedEntry } from './build';

/** The feed of the whole blog. */
export function blogChannel(): Channel {
  return {
    title: siteStrings.blog(PRODUCT),
    description: siteStrings.blogDescription(PRODUCT),
    page: routes.blog(),
    entries: newest(posts()),
  };
}

/** The feed of the posts with a tag. */
export function tagChannel(tag: string): Channel {
  return {
    title: siteStrings.tagFeed(PRODUCT, tag),
    description: siteStrings.tagFeedDescription(PRODUCT, tag),
    page: routes.tag(tag),
    entries: newest(postsTagged(tag)),
  };
}

const newest = (all: BlogPost[]) => all.slice(0, FEED_POSTS).map(entry);

function entry(post: BlogPost): FeedEntry {
  const { title, description, slug, date, tags } = post;
  const url = absoluteUrl(routes.post(slug));
  const { feed } = readPost(sourceFile(post));
  return {
    title,
    description,
    // The address without its trailing slash, which has always been the id of the posts in the feed.
    id: url.replace(/\/$/, ''),
    url,
    date: new Date(date),
    html: withPictures(feed, pictures),
    tags,
    authors: postAuthors(post),
  };
}
