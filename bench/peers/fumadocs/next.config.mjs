import { createMDX } from 'fumadocs-mdx/next';

/** Fumadocs with its defaults, exported to static files. The folder is inside of this site's, which has packages, too. */
export default createMDX()({
  output: 'export',
  distDir: 'dist',
  trailingSlash: true,
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
});
