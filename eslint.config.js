import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import portal from './scripts/lint/plugin.mjs';

/** Files in which a rule of the house has its exception. Everything else in this file holds everywhere. */
const environmentReaders = ['**/config.ts', 'scripts/**', 'tests/**', '**/*.config.{ts,js}'];
const listeners = ['**/main.ts', 'scripts/**', 'tests/**'];

const nodeGlobals = [
  'process',
  'console',
  'performance',
  'Buffer',
  'URL',
  'fetch',
  'setTimeout',
  'clearTimeout',
];

const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only config.ts reads the environment.',
};
const noListening = {
  selector: "CallExpression[callee.property.name='listen']",
  message: 'Only main.ts listens.',
};
const noSignals = {
  selector: "CallExpression[callee.object.name='process'][callee.property.name=/^(on|once|exit)$/]",
  message: 'Only main.ts handles signals and ends the process.',
};
/** A text from outside is shown by SanitisedHtml, which hands nodes to the page and never text to its parser. */
const noRawHtml = [
  'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
  "Property[key.name='dangerouslySetInnerHTML']",
  'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)$/]',
].map((selector) => ({
  selector,
  message: 'HTML is shown by design/html/SanitisedHtml.tsx alone.',
}));
const always = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import the file that has it.' },
  { selector: "CallExpression[callee.property.name='waitForTimeout']", message: 'No test sleeps.' },
];

export default defineConfig(
  globalIgnores([
    'node_modules',
    '**/dist',
    '.data',
    'coverage',
    '**/generated/**',
    '**/*.gen.ts',
    'scripts/codegen',
    'tests/support/cycle',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  {
    plugins: { portal, 'import-x': importX },
    settings: {
      // Without these the cycle rule looks into .js files alone and never finds anything.
      'import-x/extensions': ['.ts', '.tsx', '.mts', '.mjs', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx', '.mts'] },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'web/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'portal/fences': 'error',
      'portal/no-barrel': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-default-export': 'error',
      // `== null` is the one short way to say null or undefined.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'object-shorthand': 'error',
    },
  },
  {
    // The product alone: this rule is slow, and tests/architecture.test.ts finds the cycles of tests and those of types within a second.
    files: ['{gateway,retail,web}/**/*.{ts,tsx}', 'tests/support/cycle/*.ts'],
    rules: {
      // A component that is loaded on demand may import its kind: at run time there is no cycle.
      'import-x/no-cycle': [
        'error',
        { ignoreExternal: true, allowUnsafeDynamicCyclicDependency: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { project: ['tsconfig.json', 'web/tsconfig.json'] } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Numbers and booleans read well in a template; only objects print nonsense there.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // `onClick={() => setOpen(true)}` is the common shape of a handler, and nothing is lost by its value.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Interfaces that are implemented synchronously in tests and asynchronously elsewhere; a promise is the contract.
      '@typescript-eslint/require-await': 'off',
      // Handlers of React attributes may be async: their failures end in the error boundary or the link.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // An empty text of the services counts as a missing one.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      // createX() returns closures, not classes: their members may be handed on.
      '@typescript-eslint/unbound-method': 'off',
      // `() => {}` says that nothing is to happen, and says it well.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      // Both say the same; the house says neither is better.
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: environmentReaders.filter((one) => listeners.includes(one)),
    rules: { 'no-restricted-syntax': ['error', ...always, noEnvironment, noListening, noSignals] },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...always,
        noEnvironment,
        noListening,
        noSignals,
        ...noRawHtml,
      ],
    },
  },
  {
    files: ['**/config.ts', '**/*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...always, noListening, noSignals] },
  },
  {
    files: ['**/main.ts'],
    rules: { 'no-restricted-syntax': ['error', ...always, noEnvironment], 'no-console': 'off' },
  },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-restricted-syntax': ['error', ...always] } },
  {
    files: ['web/**/*.tsx', 'tests/web/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    // What scrolls must be reachable by keyboard, so a scrolling region may be focused.
    rules: {
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'region'], allowExpressionValues: false },
      ],
      // A table that is walked cell by cell is a grid.
      'jsx-a11y/no-noninteractive-element-to-interactive-role': [
        'error',
        { table: ['grid'], td: ['gridcell', 'rowheader'] },
      ],
    },
  },
  { files: ['web/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['tests/**'],
    rules: {
      // A test states what must be there; if it is not, the exception is the failing test.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `expect.any()` and its kin are of type any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])) },
  },
  {
    // Served as they are, to every browser.
    files: ['web/public/**'],
    languageOptions: {
      sourceType: 'script',
      globals: { document: 'readonly', localStorage: 'readonly', matchMedia: 'readonly' },
    },
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    // The sample module: served as it is, to browsers.
    files: ['retail/samples/module/**'],
    languageOptions: { globals: { document: 'readonly', window: 'readonly' } },
  },
  { files: ['scripts/**', 'tests/{bench,screens}/**'], rules: { 'no-console': 'off' } },
  {
    files: [
      '*.config.{ts,js}',
      '**/*.config.ts',
      'codegen.ts',
      'scripts/lint/plugin.mjs',
      '**/*.config.mjs',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
