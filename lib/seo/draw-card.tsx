import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { COLORS } from '../brand/colors';
import { fontFile } from '../fonts/font';
import { PRODUCT, SITE } from '../site';
import { CARD_SIZE, type Card } from './cards';

/** Cards use the colors of dark mode. */
const [accent, ground, line, muted, text] = [
  COLORS.accentText,
  COLORS.ground,
  COLORS.line,
  COLORS.muted,
  COLORS.text,
].map(({ dark }) => dark);

/** The font size for titles up to a given length. */
const TITLE_SIZES: [length: number, size: number][] = [
  [32, 92],
  [60, 76],
  [Infinity, 60],
];

const WEIGHTS = [400, 600] as const;

/**
 * Characters that the fonts don't have. They have Latin letters, punctuation, and currency symbols, so characters such as emoji
 * are removed.
 */
const NOT_DRAWABLE = /[^\u0020-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20c0\u2122\u2212]/gu;

const require = createRequire(import.meta.url);

/** What is needed to draw cards, loaded once. */
export interface CardTools {
  fonts: Font[];
  /** The site's logo, as a data URL. */
  mark: string;
}

/** Loads the fonts (the site's own, from npm, so nothing is fetched) and the logo. */
export async function cardTools(): Promise<CardTools> {
  const files = WEIGHTS.flatMap(weight =>
    (['latin', 'latin-ext'] as const).map(script => ({
      name: script,
      weight,
      file: require.resolve(fontFile(script, weight)),
    })),
  );
  const fonts = files.map(async ({ name, weight, file }): Promise<Font> => ({
    name,
    weight,
    data: await readFile(file),
  }));
  const mark = await readFile('app/icon.svg', 'base64');
  return { fonts: await Promise.all(fonts), mark: `data:image/svg+xml;base64,${mark}` };
}

/** Draws a card as PNG. */
export async function drawCard(card: Card, { fonts, mark }: CardTools): Promise<Buffer> {
  const svg = await satori(<CardPicture card={card} mark={mark} />, { ...CARD_SIZE, fonts });
  // Cards have few colors, so a palette halves their size.
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 64, effort: 1 }).toBuffer();
}

function CardPicture({ card, mark }: { card: Card; mark: string }) {
  const size = TITLE_SIZES.find(([length]) => card.title.length <= length)?.[1];
  return (
    <div
      style={{
        background: ground,
        boxSizing: 'border-box',
        color: text,
        display: 'flex',
        flexDirection: 'column',
        fontFamily: 'latin, latin-ext',
        height: '100%',
        justifyContent: 'space-between',
        padding: '72px 80px',
        width: '100%',
      }}
    >
      <div style={{ alignItems: 'center', display: 'flex', fontSize: 34, fontWeight: 600, gap: 20 }}>
        <img height={64} src={mark} width={64} />
        {PRODUCT}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
        <div style={{ color: accent, fontSize: 32 }}>{card.kicker}</div>
        <div
          style={{
            fontSize: size,
            fontWeight: 600,
            letterSpacing: '-0.02em',
            lineClamp: 3,
            lineHeight: 1.15,
          }}
        >
          {card.title.replace(NOT_DRAWABLE, '').replace(/ {2,}/g, ' ')}
        </div>
      </div>
      <div
        style={{
          borderTop: `2px solid ${line}`,
          color: muted,
          display: 'flex',
          fontSize: 28,
          paddingTop: 32,
        }}
      >
        {new URL(SITE.url).host}
      </div>
    </div>
  );
}
