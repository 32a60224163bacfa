import { readFileSync } from 'node:fs';
import css from '@eslint/css';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The order of the rooms: what each folder may not import. ui knows nothing of content; lib knows no component; the search
 * engine runs in a worker and in Node, so it knows neither React nor Next.
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
const roomZones = [
  {
    target: './lib',
    from: ['./components', './app', './scripts'],
    message: 'lib imports no component, page or script.',
  },
  { target: './components', from: ['./app', './scripts'], message: 'Components import no page or script.' },
  {
    target: './components/ui',
    from: FEATURES.map(room => `./components/${room}`),
    message: 'ui knows nothing of the rooms that use it.',
  },
  {
    target: './components/mdx',
    from: ['./components/docs', './components/blog', './components/layout', './components/marketing'],
  },
  { target: './app', from: './scripts', message: 'Pages import no script.' },
];

const restricted = (selectors, message) => selectors.map(selector => ({ selector, message }));

const productName = restricted(
  [
    'Literal[value=/\\bActual\\b/]',
    'TemplateElement[value.raw=/\\bActual\\b/]',
    'JSXText[value=/\\bActual\\b/]',
  ],
  "The product's name stands once: PRODUCT and PRODUCT_SHORT of lib/site.ts.",
);

/**
 * What readers see or hear, written in the code: text and named attributes of JSX, and sentences anywhere but in errors, which are
 * for us. `npm run test:language` finds what hides from this.
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
  'Texts of the interface are in lib/strings, so that the site can be translated. Import them from @/strings.',
);
/** Which browsers the site is built for: `baseline 2024` means everything that all engines had at the end of that year. */
const { browserslist } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/**
 * What some of those browsers lack and the site uses all the same, because a page without it reads and works: a property of CSS, a
 * value, selector or at-rule, or a global of JavaScript. What a browser without it gets stands behind each.
 */
const ENHANCEMENTS = {
  allowAtRules: ['view-transition'], // The next page appears at once.
  allowSelectors: [
    'view-transition', // The next page appears at once.
    'view-transition-group',
    'view-transition-old',
    'view-transition-new',
    'marker', // Only color and weight of numbers and bullets, which every engine has; what's missing elsewhere is `content`.
    'details-content', // A menu opens by a click instead of a hover; closed details are closed on paper, too.
  ],
  allowProperties: [
    'accent-color', // Checkboxes and progress bars have the system's color.
    'forced-color-adjust', // The system's high-contrast colors without our exception for one mark.
    'overscroll-behavior', // At the end of a list the page behind it scrolls on.
    'position-try-fallbacks', // A word's meaning always opens below it.
    'scrollbar-color', // Scrollbars have the system's colors.
    'text-size-adjust', // iPhones have it with a prefix, which the build adds; on a desk nothing changes text sizes.
    'user-select', // Safari has it with a prefix, which the build adds.
  ],
  allowPropertyValues: { 'text-wrap': ['pretty', 'balance', 'wrap', 'nowrap'] }, // Lines break where they would without it.
};
const OPTIONAL_GLOBALS = [
  'requestIdleCallback', // Pages are fetched ahead after a timeout.
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
      // Samples are read as a page shows them: programs that print.
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
    // What runs in a browser.
    files: ['app', 'components', 'lib'].map(room => `${room}/**/*.{ts,tsx,js,mjs}`),
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
      'import-x/no-restricted-paths': ['error', { zones: roomZones }],
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
              message: 'The engine runs in a worker and in Node.',
            },
          ],
        },
      ],
    },
  },
  { files: ['scripts/**', 'e2e/**', 'deploy/**', 'bench/**'], rules: { 'no-console': 'off' } },
);
