import nextra from 'nextra';

/** Nextra with its defaults, exported to static files. The folder is inside of this site's, which has packages, too. */
export default nextra({})({
  output: 'export',
  distDir: 'dist',
  trailingSlash: true,
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
});
