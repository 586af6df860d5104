// What `npm run lint` holds the web game to. Formatting is Prettier's; types are svelte-check's.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const rules = {
  // A name that starts with an underscore is there for its place: `{#each { length: 4 } as _, index}`.
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  // Playwright reads a fixture's needs from the pattern of its first parameter, also when there are none.
  'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
  // Most lists are places (seats, spaces, rays of a sun) that change where they stand. A key is for entries that move.
  'svelte/require-each-key': 'off',
  // What is reactive says $state. A plain Map or URLSearchParams is a cache or a passing value.
  'svelte/prefer-svelte-reactivity': 'off',
}

/** Without `exact`, a text finds every name that contains it, and which names a page has depends on the deal. */
const wholeNames = [
  'CallExpression[callee.property.name=/^getBy(Text|Label|Title|Placeholder)$/][arguments.length=1]:not([arguments.0.regex])',
  "CallExpression[callee.property.name='getByRole'] > ObjectExpression:not(:has(> Property[key.name='exact'])) > Property[key.name='name']:not([value.regex])",
].map((selector) => ({ selector, message: 'Say `exact: true`, or what the name looks like as a regular expression.' }))
/** A type that needs two casts is the wrong type. Tests may pretend. */
const noDoubleCast = {
  selector: "TSAsExpression > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']",
  message: 'Give it the type it has.',
}
/** `never` fits every type, so a cast to it hides every mistake. */
const noNeverCast = {
  selector: "TSAsExpression[typeAnnotation.type='TSNeverKeyword']",
  message: 'Give it the type it has; a state goes to its game through ownState of src/app/kit.svelte.ts.',
}
/** A test waits for what it wants to see. */
const noWaiting = { selector: "CallExpression[callee.property.name='waitForTimeout']", message: 'Wait for what should be seen.' }

export default ts.config(
  // The types of the network are generated.
  { ignores: ['src/wire/api.ts', 'src/games/*/wire.ts', 'dist/', 'dist-gallery/', 'screenshots/', 'test-results/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { rules },
  { files: ['src/**', 'gallery/**'], rules: { 'no-restricted-syntax': ['error', noDoubleCast, noNeverCast] } },
  { files: ['browser/**'], rules: { 'no-restricted-syntax': ['error', ...wholeNames, noWaiting] } },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
)
