import { defineConfig } from 'oxlint';
import { importOverrides } from './scripts/layers.ts';

/** What would make a game depend on when, where or how often it is run. */
const impureGlobals = [
  'Date',
  'Temporal',
  'performance',
  'crypto',
  'process',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'fetch',
  'globalThis',
  'window',
  'self',
].map((name) => ({ name, message: 'Rules read no clock, draw from the position, and do no I/O.' }));

const pureFolders = ['kernel', 'games', 'bots', 'table'].map((name) => `packages/${name}/**/*.{ts,tsx}`);

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest', 'jsx-a11y'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/dist/**', 'data/**', 'e2e/screenshots/**'],
  rules: {
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-param-reassign': 'off',
    'import/no-cycle': 'error',
    // CSS and fonts are brought in for their effect, and what every page needs so that it is in the first file.
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '**/every-page.ts'] }],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/return-await': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: false }],
    'typescript/only-throw-error': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    // It takes a flag that a signal or a callback changes for a constant.
    'typescript/no-unnecessary-condition': 'off',
    // The compiler's noImplicitReturns knows exhaustive switches; this rule does not.
    'typescript/consistent-return': 'off',
    // Tests may also assert through Node's assert and the testkit's checks.
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'assert*', 'check*', 'contractSuite'] }],
    // The contract suite names its tests from a table.
    'vitest/valid-title': ['error', { ignoreTypeOfTestName: true }],
    // It takes threads for windows.
    'unicorn/require-post-message-target-origin': 'off',
    // <output> takes no paragraphs, and an SVG drawing is no <img>.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A small function may stay beside its only use.
    'unicorn/consistent-function-scoping': 'off',
    // Reading a typed array under noUncheckedIndexedAccess is an assertion each time.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
  },
  overrides: [
    {
      files: pureFolders,
      excludeFiles: ['**/*.test.{ts,tsx}', 'packages/games/*/board/**'],
      rules: {
        'no-console': 'error',
        'no-restricted-globals': ['error', ...impureGlobals],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Draw from the position or the search.' },
        ],
      },
    },
    {
      // Boards are SVG, which has no tags for the roles that HTML has tags for.
      files: ['packages/games/*/board/**/*.tsx'],
      rules: { 'jsx-a11y/prefer-tag-over-role': 'off' },
    },
    {
      // For browsers too old to know anything else.
      files: ['packages/web/public/*.js'],
      rules: {
        'no-var': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      files: ['packages/web/src/every-page.ts'],
      rules: { 'import/no-unassigned-import': 'off' },
    },
    {
      // Plain JavaScript, because it runs before anything is installed: there are no types to be safe about.
      files: ['**/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    ...importOverrides,
  ],
});
