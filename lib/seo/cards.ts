import { createHash } from 'node:crypto';
import { siteStrings } from '@/strings/site';
import { COLORS } from '../brand/colors';
import { FONT_PACKAGE } from '../fonts/font';

/** The picture that social networks show for a shared link. */
export interface Card {
  /** A unique name for the page: `docs/faq`. */
  name: string;
  /** The small line above the title. */
  kicker: string;
  title: string;
}

/** In pixels, in the aspect ratio that social networks use. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Part of every card's file name. Increase it when the design changes, so that all cards are drawn again. */
const DESIGN = 1;

/** The card of pages that are neither docs nor posts. */
export const siteCard: Card = {
  name: 'site',
  kicker: siteStrings.siteKicker,
  title: siteStrings.tagline,
};

/** A doc's card. */
export function docCard(id: string, title: string): Card {
  return { name: `docs/${id}`, kicker: siteStrings.docKicker, title };
}

/** A post's card. `date` is formatted for readers. */
export function postCard(slug: string, title: string, date: string): Card {
  return { name: `blog/${slug}`, kicker: siteStrings.postKicker(date), title };
}

/**
 * The path of a card's picture. It includes a digest of the card's text, colors, and font, so that an existing card is up to
 * date, and social networks fetch changed cards.
 */
export function cardPath(card: Card): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([DESIGN, COLORS, FONT_PACKAGE, card]))
    .digest('hex')
    .slice(0, 8);
  return `/cards/${card.name.replaceAll('/', '-')}.${digest}.png`;
}
