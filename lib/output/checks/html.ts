import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { OutputCheck } from '../site';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Only resources of other sites need integrity hashes, and there are none.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Lists of links beside the article come before its h1 and have their own headings.
      'heading-level': ['error', { minInitialRank: 'any', sectioningRoots: [] }],
    },
  }),
);

/** The HTML of every page is valid: elements are allowed where they are, attributes exist, and controls have names. */
export const html: OutputCheck = {
  name: 'HTML',
  run: async site => {
    const mistakes: string[] = [];
    for (const page of site.pages.values()) {
      const { results } = await validator.validateString(page.html, page.route);
      for (const { ruleId, message, selector } of results.flatMap(result => result.messages))
        mistakes.push(`${page.source}: ${page.route}: ${message} (${ruleId}) at ${selector ?? 'the page'}`);
    }
    return mistakes;
  },
};
