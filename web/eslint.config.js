import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const WIDTH = 120;

/** What the formatter cannot break (a long string, a long attribute) is broken by hand. */
const lines = {
  meta: {
    type: 'layout',
    schema: [],
    messages: { long: `This line has {{length}} characters; ${WIDTH} fit.` },
  },
  create: (context) => ({
    Program() {
      context.sourceCode.lines.forEach((line, at) => {
        if (line.length <= WIDTH) return;
        const loc = { start: { line: at + 1, column: WIDTH }, end: { line: at + 1, column: line.length } };
        context.report({ loc, messageId: 'long', data: { length: line.length } });
      });
    },
  }),
};

export default ts.config(
  { ignores: ['node_modules', 'public', 'src/api/schema.d.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { meadhall: { rules: { lines } } },
    rules: {
      'meadhall/lines': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A plain Map or Set is filled once, or replaced whole.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space at the edge of a block is written so.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
