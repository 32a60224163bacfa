import { mistakesIn, mistakesOfMissingPages } from '@/lib/content/mistakes';

/**
 * Shows the errors in a page's content file in the framework's overlay. For `npm run dev` only, because a build stops at an
 * error.
 *
 * @param file the page's file; left out for the files without a page
 */
export async function PageMistakes({ file }: { file?: string }) {
  if (process.env.NODE_ENV !== 'development') return null;
  // Imported dynamically, so that it's not in the production code.
  const { ReportMistakes } = await import('./report-mistakes');
  return <ReportMistakes lines={file === undefined ? mistakesOfMissingPages() : mistakesIn(file)} />;
}
