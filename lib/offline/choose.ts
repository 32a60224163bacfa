/** Pictures are kept in one width: an article's column on a dense screen (lib/screenshots/make.ts). */
const PICTURE_WIDTH = 1440;

/** A picture's name: the scene and its colour mode, the width, the digest of what it was made from. */
const PICTURE = /^\/screenshots\/(?<scene>.+)\.(?<width>\d+)\.(?<digest>[\da-f]+)\.webp$/;

/** Files beside the pages and pictures that a page needs: code, styles, font, the data of pages, the search, icons. */
const NEEDED = [
  /^\/_next\/static\/.*\.(?:js|css|woff2)$/,
  /^\/search\/[\da-f]+\//,
  /^\/imports\/[\da-f]+\//,
  /^\/(?:favicon\.ico|icon\.svg|manifest\.webmanifest)$/,
];

/**
 * What of the export is kept for reading offline: every page, what it needs to work, the search, and each picture once.
 *
 * @param files every file of the export, as the path it is served at
 * @param pages the pages, as the paths of their files; those at old addresses that only lead on are none
 * @returns paths of files, in order
 */
export function filesToKeep(files: Iterable<string>, pages: ReadonlySet<string>): string[] {
  const all = [...files];
  return [
    ...all.filter(path => pages.has(path) || NEEDED.some(pattern => pattern.test(path))),
    ...onePictureEach(all),
  ].sort();
}

/** Of each picture the width nearest to PICTURE_WIDTH that is not much smaller, else the widest there is. */
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
