import { basePath } from './lib/base-path.mjs';
import { buildId } from './lib/build-id.mjs';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
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
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` runs the type checker itself, once, over everything.
  typescript: { ignoreBuildErrors: true },
  // The development overlay would cover the page in screenshots and tests.
  devIndicators: false,
};

export default config;
