/** `npm run screenshots:sheet`: writes .cache/contact-sheet.html, which shows every picture in both modes, for reviews. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manifest } from './manifest.ts';
import { screenshotsDir, toolDir } from './paths.ts';

const { scenes } = JSON.parse(readFileSync(path.join(screenshotsDir, 'manifest.json'), 'utf8')) as Manifest;

const image = (file: string, width: number): string =>
  `<img src="${pathToFileURL(path.join(screenshotsDir, file)).href}" width="${Math.min(width, 668)}" alt="" loading="lazy">`;

const figures = Object.entries(scenes).map(
  ([name, { description, width, height, textSize, marks = [], files }]) => `<figure>
<figcaption><b>${name}</b>: ${description}. ${width}×${height}, smallest text ${textSize} px${marks.map(({ label }, index) => `, ${index + 1} ${label}`).join('')}</figcaption>
${image(files.light, width)} ${image(files.dark, width)}
</figure>`,
);

const target = path.join(toolDir, '.cache/contact-sheet.html');
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(
  target,
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{font:14px sans-serif;background:#888}img{vertical-align:top}</style>\n${figures.join('\n')}\n`,
);
console.log(`${figures.length} scenes: ${target}`);
