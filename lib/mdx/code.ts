import type { Options } from 'rehype-pretty-code';
import type { ShikiTransformer } from 'shiki';

/** Shiki leaves the rest of a line plain after half a second: the same page would look different on a busy machine. */
const withoutTimeLimit: ShikiTransformer = {
  preprocess(_code, options) {
    options.tokenizeTimeLimit = 0;
  },
};

/** Highlighting for code blocks, in both colour modes at once. */
export const codeOptions: Options = {
  // High-contrast themes, because every token must reach 4.5:1 on the block's ground.
  theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  keepBackground: false,
  grid: false,
  bypassInlineCode: true,
  defaultLang: { block: 'text' },
  transformers: [withoutTimeLimit],
};

/** Languages that authors name and shiki has no grammar for (budget templates, Caddyfiles), with the one to use instead. */
export const LANGUAGE_ALIASES: Record<string, string> = { template: 'text', caddy: 'text', csv: 'text' };

/**
 * The themes' colors, light and dark, and the class that code.css gives each; '' is the color of all code. A color that
 * is not here keeps its style attribute.
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
