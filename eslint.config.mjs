import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The order of the rooms: what each folder may not import. ui knows nothing of content; lib knows no component; the search
 * engine runs in a worker and in Node, so it knows neither React nor Next.
 */
const FEATURES = ['mdx', 'layout', 'docs', 'blog', 'search', 'marketing', 'simulator'];
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
  ...tseslint.configs.strict,
  reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs['recommended-latest'],
  {
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
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'Literal[value=/\\bActual\\b/]',
          'TemplateElement[value.raw=/\\bActual\\b/]',
          'JSXText[value=/\\bActual\\b/]',
        ].map(selector => ({
          selector,
          message: "The product's name stands once: PRODUCT and PRODUCT_SHORT of lib/site.ts.",
        })),
      ],
    },
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
