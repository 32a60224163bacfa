import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { serveFolder } from '../../lib/static-server';
import { findBrowser } from '../../scripts/browser';
import { findEngines } from '../../scripts/engines';
import { main } from '../../scripts/steps';
import type { Driver, Engine, Installation } from './driver';
import { startDriver } from './drivers';
import { PAGE_KINDS } from './kinds';

/**
 * `npm run pictures:engines`: takes a screenshot of every kind of page (out/) in every engine, on a phone and a desktop, light
 * and dark. One sheet per kind and width shows them side by side: a row for each mode, a column for each engine. People look at
 * them. Pixels aren't compared, because engines render text differently.
 */

const FOLDER = 'test-results/pictures';

/** WebKit's window is never narrower than 447 pixels. */
const SIZES = { phone: [390, 1100], desk: [1280, 1100] } as const;
const SCHEMES = ['light', 'dark'] as const;

/** Waits for the visible content: search results, fonts, pictures, and two frames. */
const SETTLED = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  while (location.search && !document.querySelector('main article')) await frame();
  await document.fonts.ready;
  const isSeen = ({ bottom, top }) => bottom > 0 && top < innerHeight;
  const seen = [...document.images].filter(image => image.checkVisibility() && isSeen(image.getBoundingClientRect()));
  await Promise.all(seen.map(image => image.complete || new Promise(done => (image.onload = image.onerror = done))));
  await Promise.all(seen.map(image => image.decode().catch(() => {})));
  await frame();
  await frame();
  return true;
})()`;

main(async () => {
  await mkdir(FOLDER, { recursive: true });
  const { server, url } = await serveFolder('out', 0);
  const engines: Partial<Record<Engine, Installation>> = {
    chromium: { by: 'playwright', executablePath: findBrowser() },
    ...findEngines(),
  };
  const shots = new Map<string, Buffer>();
  try {
    for (const [engine, installation] of Object.entries(engines) as [Engine, Installation][])
      for (const scheme of SCHEMES) {
        const usual = { reducedMotion: true, scripts: true, touch: false };
        const driver = await startDriver(engine, installation, { ...usual, scheme });
        try {
          await takeAll(driver, url, (page, picture) => shots.set(`${page} ${scheme} ${engine}`, picture));
        } finally {
          await driver.close();
        }
        console.log(`  ${engine}, ${scheme}`);
      }
  } finally {
    server.close();
  }
  for (const size of Object.keys(SIZES))
    for (const kind of Object.keys(PAGE_KINDS)) {
      const rows = SCHEMES.map(scheme =>
        Object.keys(engines).flatMap(engine => shots.get(`${kind} ${size} ${scheme} ${engine}`) ?? []),
      );
      await writeFile(`${FOLDER}/${size} ${kind}.png`.replaceAll(' ', '-'), await sheet(rows));
    }
  console.log(`  The sheets are in ${FOLDER}.`);
});

async function takeAll(driver: Driver, url: string, keep: (page: string, picture: Buffer) => void) {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await driver.open('about:blank');
    await driver.resize(width, height);
    await driver.move(1, 1);
    // Has the font in the browser's cache. On the first page, it can come too late to be shown.
    await driver.open(url);
    await driver.evaluate(SETTLED);
    for (const [kind, path] of Object.entries(PAGE_KINDS)) {
      await driver.open(url + path);
      await driver.evaluate(SETTLED);
      keep(`${kind} ${size}`, await driver.screenshot());
    }
  }
}

/** Arranges pictures side by side, in rows. */
async function sheet(rows: readonly (readonly Buffer[])[]): Promise<Buffer> {
  const gap = 12;
  const layers: OverlayOptions[] = [];
  let [top, right] = [0, 0];
  for (const row of rows) {
    const sizes = await Promise.all(row.map(picture => sharp(picture).metadata()));
    let left = 0;
    for (const [column, input] of row.entries()) {
      layers.push({ input, left, top });
      left += (sizes[column]?.width ?? 0) + gap;
    }
    right = Math.max(right, left);
    top += Math.max(...sizes.map(({ height }) => height ?? 0)) + gap;
  }
  const background = '#888';
  return sharp({ create: { width: right, height: top, channels: 3, background } })
    .composite(layers)
    .png()
    .toBuffer();
}
