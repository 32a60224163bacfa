import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All of axe's rules for WCAG 2.2 AA, and its best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds in a page's current state, one line for each rule. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(RULES)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(node => node.target).join(' · ')}`);
}
