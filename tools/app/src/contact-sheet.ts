/** `npm run screenshots:sheet`: writes .cache/contact-sheet.html, which shows every picture in both modes and sizes, for reviews. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manifest, ManifestScene } from './manifest.ts';
import { screenshotsDir, toolDir } from './paths.ts';

const { scenes } = JSON.parse(readFileSync(path.join(screenshotsDir, 'manifest.json'), 'utf8')) as Manifest;

/** The widths of an article in windows of 1280 and 390 pixels. On the narrow one, a picture scrolls if it can't be read. */
const WIDE = 668;
const NARROW = 358;
const SMALLEST_TEXT = 11;

const image = (file: string, frame: number, width: number): string =>
  `<div style="width:${frame}px"><img src="${pathToFileURL(path.join(screenshotsDir, file)).href}" width="${Math.round(width)}" alt="" loading="lazy"></div>`;

const inBothSizes = (file: string, { width, textSize }: ManifestScene): string =>
  image(file, WIDE, Math.min(width, WIDE)) +
  image(file, NARROW, Math.max(Math.min(width, NARROW), textSize && (width * SMALLEST_TEXT) / textSize));

const figures = Object.entries(scenes).map(([name, scene]) => {
  const { description, width, height, textSize, marks = [], files, noPhone } = scene;
  const notes = [`${width}×${height}`, `smallest text ${textSize} px`, ...marks.map(({ label }, index) => `${index + 1} ${label}`)];
  if (noPhone) notes.push(`also on phones: ${noPhone}`);
  return `<figure>
<figcaption><b>${name}</b>: ${description}. ${notes.join(', ')}</figcaption>
${inBothSizes(files.light, scene)}${inBothSizes(files.dark, scene)}
</figure>`;
});

const target = path.join(toolDir, '.cache/contact-sheet.html');
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(
  target,
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{font:14px sans-serif;background:#888}img{display:block}div{display:inline-block;margin:4px;overflow-x:auto;vertical-align:top}</style>\n${figures.join('\n')}\n`,
);
console.log(`${figures.length} scenes: ${target}`);
