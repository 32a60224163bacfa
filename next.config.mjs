import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { basePath } from './lib/base-path.mjs';
import { buildId } from './lib/build-id.mjs';
import { nextAsEsModules } from './lib/framework/es-modules.mjs';
import { packagesFolder } from './lib/packages-folder.mjs';

/** @type {import('next').NextConfig} */
const config = {
  // In development, an export returns an error (500) for an unknown address instead of the not-found page.
  output: process.env.NODE_ENV === 'development' ? undefined : 'export',
  generateBuildId: buildId,
  basePath,
  // lib/base-path.mjs also runs in the browser, which has no environment variables.
  env: { BASE_URL: `${basePath}/` },
  // Every page address ends with a slash, so that any static file server can serve it. The second setting keeps Next from
  // removing the slash after a slug with a dot, such as /blog/release-25.10.0/.
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  // An export has no image server. Pictures are resized by the build.
  images: { unoptimized: true },
  // Loaded from node_modules at run time, because bundling them would take as long as rendering the pages.
  serverExternalPackages: ['parse5', 'yaml'],
  // By default, Next would leave one core to the process that waits for the others.
  experimental: {
    serverSourceMaps: false,
    cpus: availableParallelism(),
    // CI starts without a cache, and writing one that nothing reads takes several seconds.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  productionBrowserSourceMaps: false,
  turbopack: {
    root: dirname(packagesFolder),
    rules: nextAsEsModules,
    // Next's stand-in for Node's `process` is a scheduler that nothing on this site uses.
    resolveAlias: { 'next/dist/compiled/process': { browser: './lib/framework/process.cjs' } },
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` runs the type checker itself, once for everything.
  typescript: { ignoreBuildErrors: true },
  // The development overlay would cover the page in screenshots and tests.
  devIndicators: false,
  // Otherwise, the development server only accepts its own socket on localhost, and the page would never hydrate.
  allowedDevOrigins: ['127.0.0.1'],
};

export default config;
