import { defineConfig } from 'vite';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    // The content policy allows no inlined fonts, and a separate file is cached for good.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
