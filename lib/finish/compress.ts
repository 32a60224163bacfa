import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The minimum size in bytes. For smaller files, the savings are less than the response headers' size. */
const MIN_BYTES = 512;

/**
 * Writes a .gz and a .br file next to a file, for servers that send precompressed files. Very small files get none.
 *
 * @returns the size in bytes of the file and its two compressed copies, or zeros if the file was skipped
 */
export async function compressFile(file: string): Promise<{ plain: number; gzip: number; brotli: number }> {
  const plain = await readFile(file);
  if (plain.length < MIN_BYTES) return { plain: 0, gzip: 0, brotli: 0 };
  const gz = await promisify(gzip)(plain, { level: 9 });
  const br = await promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  await writeFile(`${file}.gz`, gz);
  await writeFile(`${file}.br`, br);
  return { plain: plain.length, gzip: gz.length, brotli: br.length };
}
