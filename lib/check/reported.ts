import { SourceError } from '../content/source-error';

/** Runs a check and returns its errors. A file that can't be read is an error, too. */
export async function reported(check: () => Promise<SourceError[]>): Promise<SourceError[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof SourceError) return [error];
    throw error;
  }
}
