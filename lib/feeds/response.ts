import { routes } from '../routes';
import { WRITERS } from './build';
import { blogChannel, tagChannel } from './channels';
import { feedOf, type FeedFormat } from './formats';

/** The blog's feed in a format, as a route returns it. */
export async function blogFeed(format: FeedFormat): Promise<Response> {
  const { path, type } = feedOf(format);
  return new Response(WRITERS[format](await blogChannel(), path), { headers: { 'Content-Type': type } });
}

/** The RSS feed of a tag's posts, as a route returns it. */
export async function tagFeed(tag: string): Promise<Response> {
  const xml = WRITERS.rss(await tagChannel(tag), routes.tagFeed(tag));
  return new Response(xml, { headers: { 'Content-Type': feedOf('rss').type } });
}
