import browserslist from 'browserslist';

/** esbuild's names for browserslist's browsers. All other browsers use one of these engines. */
const ESBUILD_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/**
 * The oldest supported version of each browser (`browserslist` in package.json) as esbuild's `target`: `chrome130`, `ios18.2`.
 *
 * @param browsers as browserslist lists them: `ios_saf 18.5-18.7`
 */
export function esbuildTarget(browsers: readonly string[] = browserslist()): string[] {
  const oldest = new Map<string, number>();
  for (const browser of browsers) {
    const [id = '', versions = ''] = browser.split(' ');
    const name = ESBUILD_NAMES[id];
    const version = Number.parseFloat(versions);
    if (name && !Number.isNaN(version)) oldest.set(name, Math.min(version, oldest.get(name) ?? version));
  }
  return [...oldest].map(([name, version]) => `${name}${version}`);
}
