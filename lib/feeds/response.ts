import { routes } from '../routes';
import { WRITERS } from './build';
import { blogChannel, tagChannel } from './channels';
import { feedOf, type FeedFormat } from './formats';

/** The response for the blog's feed in a format. */
export function blogFeed(format: FeedFormat): Response {
  const { path, type } = feedOf(format);
  return new Response(WRITERS[format](blogChannel(), path), { headers: { 'Content-Type': type } });
}

/** The response for the RSS feed of a tag's posts. */
export function tagFeed(tag: string): Response {
  const xml = WRITERS.rss(tagChannel(tag), routes.tagFeed(tag));
  return new Response(xml, { headers: { 'Content-Type': feedOf('rss').type } });
}
