import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { COLORS } from '@/lib/brand/colors';
import { main } from './steps';

/** The background of icons that the operating system crops. */
const GROUND = COLORS.accent.light;

/** Creates every raster icon from app/icon.svg, in the brand's colors. `npm run brand` runs it. Commit what it writes. */
main(async () => {
  const svg = await readFile('app/icon.svg');
  await mkdir('public/icons', { recursive: true });
  await writeFile('app/favicon.ico', ico(await Promise.all([16, 32, 48].map(size => draw(svg, size)))));
  await writeFile('app/apple-icon.png', await fill(svg, 180));
  await writeFile('public/icons/icon-192.png', await draw(svg, 192));
  await writeFile('public/icons/icon-512.png', await draw(svg, 512));
  await writeFile('public/icons/maskable-512.png', await fill(svg, 512));
});

/** The logo in a given size, with rounded corners. */
function draw(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The logo on a full square, with a margin so that the operating system's mask doesn't crop it. */
async function fill(svg: Buffer, size: number): Promise<Buffer> {
  const inner = await draw(svg, Math.round(size * 0.8));
  return sharp({ create: { width: size, height: size, channels: 4, background: GROUND } })
    .composite([{ input: inner }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A favicon.ico that contains PNGs: a header, an entry of 16 bytes for each, and then the images. */
function ico(pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(picture.readUInt32BE(16), entry);
    header.writeUInt8(picture.readUInt32BE(20), entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([header, ...pictures]);
}
