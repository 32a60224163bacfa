import { readFileSync } from 'node:fs';

/** The folders of Next's code that runs in the browser. Next publishes each file twice, in dist/ and in dist/esm/. */
export const FOLDERS = ['client', 'shared', 'lib'];

/**
 * Bundles Next's client code from its ES modules instead of the CommonJS modules that Turbopack would use, so that unused exports
 * are removed. This saves 14 KB (gzip) of scripts on every page. It only applies to browsers, and not in development, because
 * Next's own tools expect CommonJS.
 */
export const nextAsEsModules = {
  [`**/next/dist/{${FOLDERS.join()}}/**/*.js`]: {
    condition: { all: ['browser', 'production', 'foreign'] },
    // Turbopack resolves the path from the project's root.
    loaders: ['./lib/framework/es-modules.mjs'],
  },
};

/**
 * A webpack loader that replaces a CommonJS module with its ES module. Imports are still resolved from the original path, so that
 * no module is included twice.
 *
 * @this {import('./es-modules.mjs').LoaderContext}
 * @throws Error if Next doesn't have the ES module
 */
export default function loadEsModule() {
  const twin = this.resourcePath.replace(/([\\/]next[\\/]dist)(?=[\\/])/, '$1/esm');
  this.addDependency(twin);
  try {
    const code = readFileSync(twin, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    this.callback(null, code, JSON.parse(readFileSync(`${twin}.map`, 'utf8')));
  } catch (cause) {
    throw new Error(
      `Next has ${this.resourcePath}, but ${twin} can't be read. Next's ES modules may have moved. Update lib/framework/es-modules.mjs, or remove nextAsEsModules from next.config.mjs: every page works without it but is larger.`,
      { cause },
    );
  }
}
