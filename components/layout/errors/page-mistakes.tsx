import { mistakesIn, mistakesOfMissingPages } from '@/lib/content/mistakes';

/**
 * What the check has found wrong with a page's file, in the framework's overlay on that page. `npm run dev` only: a build stops
 * at a mistake.
 *
 * @param file the page's file; left out: the files that have no page because of their mistakes
 */
export async function PageMistakes({ file }: { file?: string }) {
  if (process.env.NODE_ENV !== 'development') return null;
  // Imported here, so that no reader gets it.
  const { ReportMistakes } = await import('./report-mistakes');
  return <ReportMistakes lines={file === undefined ? mistakesOfMissingPages() : mistakesIn(file)} />;
}
