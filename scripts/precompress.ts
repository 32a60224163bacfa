import { existsSync } from 'node:fs';
import { filesBelow } from '@/lib/content/files';
import { compressFile } from '@/lib/finish/compress';
import { inParallel } from '@/lib/in-parallel';
import { main } from './steps';

/** Files worth compressing. Pictures and fonts already are. */
const TEXT = /\.(?:html|txt|js|css|json|xml|svg|md|webmanifest|ico|toml)$/;

/** The number of files to compress in parallel, which is the number of Node's threads. */
const MAX_PARALLEL = 4;

/**
 * `npm run precompress`: writes a .gz and a .br file next to every text file in out/, for servers that send precompressed
 * files.
 */
main(async () => {
  if (!existsSync('out/index.html')) throw new Error("There's no out/ yet. Run `npm run build` first.");
  const files = (await filesBelow('out', '')).filter(file => TEXT.test(file));
  const total = { plain: 0, gzip: 0, brotli: 0 };
  await inParallel(files, MAX_PARALLEL, async file => {
    const { plain, gzip, brotli } = await compressFile(file);
    total.plain += plain;
    total.gzip += gzip;
    total.brotli += brotli;
  });
  const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
  console.log(
    `  ${files.length} files: ${mb(total.plain)} MB, gzip ${mb(total.gzip)} MB, brotli ${mb(total.brotli)} MB`,
  );
});
