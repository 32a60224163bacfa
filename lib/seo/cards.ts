import { createHash } from 'node:crypto';
import { siteStrings } from '@/strings/site';
import { COLORS } from '../brand/colors';
import { FONT_PACKAGE } from '../fonts/font';

/** The picture that a shared link shows. */
export interface Card {
  /** What the picture is of, unique on the site: `docs/faq`. */
  name: string;
  /** The small line above the title. */
  kicker: string;
  title: string;
}

/** Pixels, in the shape that the networks cut cards to. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Part of every card's file name: raise it when the drawing changes, and every card is drawn anew. */
const DESIGN = 1;

/** The card of pages that are neither doc nor post. */
export const siteCard: Card = {
  name: 'site',
  kicker: siteStrings.siteKicker,
  title: siteStrings.tagline,
};

/** A doc's card. */
export function docCard(id: string, title: string): Card {
  return { name: `docs/${id}`, kicker: siteStrings.docKicker, title };
}

/** A post's card; `date` is what readers see. */
export function postCard(slug: string, title: string, date: string): Card {
  return { name: `blog/${slug}`, kicker: siteStrings.postKicker(date), title };
}

/**
 * The path of a card's picture. It holds a digest of what the card says, its colors and its font, so that a card which exists is right, and networks
 * that keep pictures fetch a changed one.
 */
export function cardPath(card: Card): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([DESIGN, COLORS, FONT_PACKAGE, card]))
    .digest('hex')
    .slice(0, 8);
  return `/cards/${card.name.replaceAll('/', '-')}.${digest}.png`;
}
