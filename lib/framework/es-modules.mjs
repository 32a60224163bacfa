import { readFileSync } from 'node:fs';

/** The folders of Next whose code runs in the browser. Next publishes each of their files twice, in dist/ and in dist/esm/. */
export const FOLDERS = ['client', 'shared', 'lib'];

/**
 * Has Next's client code bundled from its ES modules instead of the CommonJS modules that Turbopack would take: the same
 * sources, compiled by Next itself, but what nobody imports stays out. It spares every page 14 KB (gzip) of scripts. Only for
 * browsers, and not in development, where Next's own tools count on the other form.
 */
export const nextAsEsModules = {
  [`**/next/dist/{${FOLDERS.join()}}/**/*.js`]: {
    condition: { all: ['browser', 'production', 'foreign'] },
    // Turbopack looks for it from the root of the project.
    loaders: ['./lib/framework/es-modules.mjs'],
  },
};

/**
 * The loader, as webpack has defined them, that puts an ES module in the place of a CommonJS module. What it imports is still
 * looked for from that place, so that every module is there once.
 *
 * @this {import('./es-modules.mjs').LoaderContext}
 * @throws Error when Next has a module in the one form only
 */
export default function loadEsModule() {
  const twin = this.resourcePath.replace(/([\\/]next[\\/]dist)(?=[\\/])/, '$1/esm');
  this.addDependency(twin);
  try {
    const code = readFileSync(twin, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    this.callback(null, code, JSON.parse(readFileSync(`${twin}.map`, 'utf8')));
  } catch (cause) {
    throw new Error(
      `Next has ${this.resourcePath}, but ${twin} cannot be read. Have its ES modules moved? Fix lib/framework/es-modules.mjs, or take nextAsEsModules out of next.config.mjs: without it every page works and is heavier.`,
      { cause },
    );
  }
}
