import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this many bytes the saving is less than what an answer's headers weigh. */
const MIN_BYTES = 512;

/**
 * Writes a .gz and a .br beside a file, for servers that send them as they are; a very small file gets none.
 *
 * @returns bytes of the file and of both, zeros for a file left as it is
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
