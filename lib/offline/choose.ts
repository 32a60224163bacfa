/** Pictures are saved in one width: that of an article's column on a high-density screen (lib/screenshots/make.ts). */
const PICTURE_WIDTH = 1440;

/** A picture's file name: the scene and its color mode, the width, and a digest of its source. */
const PICTURE = /^\/screenshots\/(?<scene>.+)\.(?<width>\d+)\.(?<digest>[\da-f]+)\.webp$/;

/** Files that pages need besides pictures: code, styles, the font, data of pages, the search, and icons. */
const NEEDED = [
  /^\/_next\/static\/.*\.(?:js|css|woff2)$/,
  /^\/search\/[\da-f]+\//,
  /^\/imports\/[\da-f]+\//,
  /^\/setup\/[\da-f]+\.js$/,
  /^\/(?:favicon\.ico|icon\.svg|manifest\.webmanifest)$/,
];

/**
 * Chooses the files in the export to save for offline reading: every page, what it needs to work, the search, and each picture
 * once.
 *
 * @param files every file in the export, as the path that it's served at
 * @param pages the paths of the pages' files, without redirects
 * @returns the files' paths, in order
 */
export function filesToSave(files: Iterable<string>, pages: ReadonlySet<string>): string[] {
  const all = [...files];
  return [
    ...all.filter(path => pages.has(path) || NEEDED.some(pattern => pattern.test(path))),
    ...onePictureEach(all),
  ].sort();
}

/** For each picture, the width nearest to PICTURE_WIDTH that isn't much smaller, or else the widest. */
function onePictureEach(files: readonly string[]): string[] {
  const widths = new Map<string, { path: string; width: number }[]>();
  for (const path of files) {
    const { scene, width, digest } = PICTURE.exec(path)?.groups ?? {};
    if (scene === undefined) continue;
    const picture = `${scene}.${digest}`;
    widths.set(picture, [...(widths.get(picture) ?? []), { path, width: Number(width) }]);
  }
  return [...widths.values()].flatMap(variants => {
    const narrowestFirst = variants.sort((a, b) => a.width - b.width);
    const chosen = narrowestFirst.find(({ width }) => width >= PICTURE_WIDTH * 0.9) ?? narrowestFirst.at(-1);
    return chosen ? [chosen.path] : [];
  });
}

/** Whether two addresses are the same picture in two widths. */
export function isSamePicture(path: string, other: string): boolean {
  const [one, two] = [path, other].map(address => PICTURE.exec(address)?.groups);
  return one !== undefined && two !== undefined && one.scene === two.scene && one.digest === two.digest;
}
