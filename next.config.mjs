import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { basePath } from './lib/base-path.mjs';
import { buildId } from './lib/build-id.mjs';
import { nextAsEsModules } from './lib/framework/es-modules.mjs';
import { packagesFolder } from './lib/packages-folder.mjs';

/** @type {import('next').NextConfig} */
const config = {
  // In development an export answers an address that no page has with an error of its own (500) instead of the not-found page.
  output: process.env.NODE_ENV === 'development' ? undefined : 'export',
  generateBuildId: buildId,
  basePath,
  // lib/base-path.mjs runs in the browser too, where there is no environment.
  env: { BASE_URL: `${basePath}/` },
  // Every page address ends in a slash, so that a plain directory server answers it without a rule. The second
  // setting keeps Next from dropping the slash after a slug with a dot, such as /blog/release-25.10.0/.
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  // An export has no image server: pictures are sized when they are made.
  images: { unoptimized: true },
  // Run from node_modules as they are: to bundle them would take as long as to render the pages.
  serverExternalPackages: ['parse5', 'yaml'],
  // Next would leave one core to the process that waits for the others.
  experimental: { serverSourceMaps: false, cpus: availableParallelism() },
  productionBrowserSourceMaps: true,
  turbopack: { root: dirname(packagesFolder), rules: nextAsEsModules },
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` runs the type checker itself, once, over everything.
  typescript: { ignoreBuildErrors: true },
  // The development overlay would cover the page in screenshots and tests.
  devIndicators: false,
  // The development server refuses its own socket to any other name than localhost, and the page would never come to life.
  allowedDevOrigins: ['127.0.0.1'],
};

export default config;
