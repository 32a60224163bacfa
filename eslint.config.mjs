import { readFileSync } from 'node:fs';
import css from '@eslint/css';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * What each folder may not import. ui is independent of the content, lib doesn't import components, and the search engine runs in
 * a worker and in Node, so it doesn't import React or Next.
 */
const FEATURES = [
  'mdx',
  'layout',
  'docs',
  'blog',
  'search',
  'marketing',
  'simulator',
  'workshop',
  'rehearsal',
];
const folderZones = [
  {
    target: './lib',
    from: ['./components', './app', './scripts'],
    message: "lib can't import components, pages, or scripts.",
  },
  {
    target: './components',
    from: ['./app', './scripts'],
    message: "Components can't import pages or scripts.",
  },
  {
    target: './components/ui',
    from: FEATURES.map(folder => `./components/${folder}`),
    message: "ui can't import the folders that use it.",
  },
  {
    target: './components/mdx',
    from: ['./components/docs', './components/blog', './components/layout', './components/marketing'],
  },
  { target: './app', from: './scripts', message: "Pages can't import scripts." },
];

const restricted = (selectors, message) => selectors.map(selector => ({ selector, message }));

const productName = restricted(
  [
    'Literal[value=/\\bActual\\b/]',
    'TemplateElement[value.raw=/\\bActual\\b/]',
    'JSXText[value=/\\bActual\\b/]',
  ],
  "Use PRODUCT or PRODUCT_SHORT from lib/site.ts instead of the product's name.",
);

/**
 * Text for readers in the code: JSX text and named attributes, and sentences anywhere except in errors, which are for developers.
 * `npm run test:language` finds what this misses.
 */
const READ = '/^(aria-label|aria-description|aria-roledescription|alt|caption|label|placeholder|title)$/';
const MESSAGE =
  ':matches(ThrowStatement, CallExpression[callee.type=Super], CallExpression[callee.object.name=console])';
const texts = restricted(
  [
    'JSXText[value=/[a-z]{2}/i]',
    'JSXExpressionContainer > Literal[value=/[a-z]{2}/i]:not(JSXAttribute Literal)',
    'JSXExpressionContainer > ConditionalExpression > Literal[value=/[a-z]{2}/i]:not(JSXAttribute Literal)',
    `JSXAttribute[name.name=${READ}] Literal[value=/[a-z]{2}/i]:not(BinaryExpression > Literal)`,
    `JSXAttribute[name.name=${READ}] TemplateElement[value.raw=/[a-z]{2}/i]`,
    `Literal[value=/^[A-Z][a-z]* [a-z]/]:not(${MESSAGE} Literal)`,
    `TemplateElement[value.raw=/(^|[^a-z])[A-Z][a-z]* [a-z]/]:not(${MESSAGE} TemplateElement)`,
  ],
  'Interface text belongs in lib/strings, so that the site can be translated. Move it there, and import it from @/strings.',
);
/** The browsers that the site supports: `baseline 2024` means everything that all engines supported at the end of that year. */
const { browserslist } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/**
 * Features that some of those browsers lack and the site uses anyway, because pages are readable and work without them: CSS
 * properties, values, selectors, and at-rules, and JavaScript globals. The comment next to each says what readers with those
 * browsers get.
 */
const ENHANCEMENTS = {
  allowSelectors: [
    'marker', // We only set the color and weight of numbers and bullets, which every browser supports. Some don't support `content`.
    'details-content', // A menu opens with a click instead of on hover, and closed details stay closed in print.
  ],
  allowProperties: [
    'accent-color', // Checkboxes and progress bars get the system's color.
    'box-decoration-break', // Inline code that wraps has open ends.
    'forced-color-adjust', // One mark gets the system's high-contrast colors, too.
    'overscroll-behavior', // At the end of a list, the page behind it scrolls.
    'position-try-fallbacks', // A term's definition always opens below it.
    'reading-flow', // The keyboard follows the order of the page's source.
    'scrollbar-color', // Scrollbars get the system's colors.
    'text-size-adjust', // iPhones need a prefix, which the build adds. Desktop browsers don't change text sizes.
    'user-select', // Safari needs a prefix, which the build adds.
  ],
  allowPropertyValues: { 'text-wrap': ['pretty', 'balance', 'wrap', 'nowrap'] }, // Without them, lines break in the usual places.
};
const OPTIONAL_GLOBALS = [
  'requestIdleCallback', // Without it, pages are prefetched after a timeout.
  'trustedTypes', // What may become a script is not checked; the policy still allows our own scripts only.
];

const SCRIPTS = ['**/*.{ts,tsx,js,mjs,mts,cts}'];

export default tseslint.config(
  {
    ignores: [
      '.next/',
      '.contentlayer/',
      '.generated/',
      'out/',
      '.preview/',
      '.bench/',
      '.cache/',
      'public/',
      'tools/',
      // Samples are written as readers see them: as programs that print.
      'content/',
      'next-env.d.ts',
      'test-results/',
      'playwright-report/',
      '**/fixtures/**',
    ],
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      'css/use-baseline': ['error', { available: Number(browserslist.split(' ')[1]), ...ENHANCEMENTS }],
    },
  },
  {
    // Code that runs in a browser.
    files: ['app', 'components', 'lib'].map(folder => `${folder}/**/*.{ts,tsx,js,mjs}`),
    ...compat.configs['flat/recommended'],
    settings: { polyfills: OPTIONAL_GLOBALS },
  },
  {
    files: SCRIPTS,
    extends: [
      ...tseslint.configs.strict,
      reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs['recommended-latest'],
    ],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs'] } } },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: folderZones }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: ['lib/**', 'app/**', 'components/**', 'scripts/**'],
    ignores: ['lib/site.ts'],
    rules: { 'no-restricted-syntax': ['error', ...productName] },
  },
  {
    files: [
      'app/**',
      'components/**',
      'lib/simulator/**',
      'lib/templates/**',
      'lib/offline/**',
      'lib/inline/**',
      'lib/theme.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...productName, ...texts] },
  },
  {
    files: ['lib/search/engine/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-dom', 'next', 'next/*', 'node:*'],
              message: "The engine runs in a worker and in Node, so it can't import React or Next.",
            },
          ],
        },
      ],
    },
  },
  { files: ['scripts/**', 'e2e/**', 'deploy/**', 'bench/**'], rules: { 'no-console': 'off' } },
);
