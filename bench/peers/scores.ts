import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../e2e/support/ports';
import { findBrowser } from '../../scripts/browser';

/** Lighthouse's results for a page on a slow phone: scores out of 100, and times in ms. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** First Contentful Paint. */
  fcp: number;
  /** Largest Contentful Paint. */
  lcp: number;
  /** Total Blocking Time. */
  tbt: number;
  /** Cumulative Layout Shift, no unit. */
  cls: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** How often to try Lighthouse: on a busy machine, it sometimes loses its own trace and asks to run again. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse in its own browser.
 *
 * @throws Error if it fails in every attempt
 */
export async function scoresOf(url: string): Promise<Scores> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await scoresOnce(url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.warn(`  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function scoresOnce(url: string): Promise<Scores> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`, '--disable-background-networking'],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse on ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? NaN) * 100);
    const audit = (name: string) => audits[name]?.numericValue ?? NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: audit('first-contentful-paint'),
      lcp: audit('largest-contentful-paint'),
      tbt: audit('total-blocking-time'),
      cls: audit('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}
