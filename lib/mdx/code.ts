import type { Options } from 'rehype-pretty-code';
import type { ShikiTransformer } from 'shiki';

/** By default, Shiki stops highlighting a line after half a second, so the output would vary on a busy machine. */
const withoutTimeLimit: ShikiTransformer = {
  preprocess(_code, options) {
    options.tokenizeTimeLimit = 0;
  },
};

/** Highlighting for code blocks, in both color modes. */
export const codeOptions: Options = {
  // High-contrast themes, because every token needs a contrast of at least 4.5:1.
  theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  keepBackground: false,
  grid: false,
  bypassInlineCode: true,
  defaultLang: { block: 'text' },
  transformers: [withoutTimeLimit],
};

/** Languages that authors use but Shiki has no grammar for (budget templates, Caddyfiles), and the grammar to use instead. */
export const LANGUAGE_ALIASES: Record<string, string> = { template: 'text', caddy: 'text', csv: 'text' };

/**
 * The themes' colors, light and dark, and the class that code.css gives each. '' is the default color of code. Other colors keep
 * their style attribute.
 */
export const TOKEN_CLASSES: Record<string, string> = {
  '--shiki-light:#0E1116;--shiki-dark:#F0F3F6': '',
  '--shiki-light:#032563;--shiki-dark:#ADDCFF': 'tok-string',
  '--shiki-light:#A0111F;--shiki-dark:#FF9492': 'tok-keyword',
  '--shiki-light:#023B95;--shiki-dark:#91CBFF': 'tok-constant',
  '--shiki-light:#702C00;--shiki-dark:#FFB757': 'tok-name',
  '--shiki-light:#024C1A;--shiki-dark:#72F088': 'tok-tag',
  '--shiki-light:#622CBC;--shiki-dark:#DBB7FF': 'tok-function',
  '--shiki-light:#66707B;--shiki-dark:#BDC4CC': 'tok-comment',
};
