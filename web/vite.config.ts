/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { content } from './tools/content.ts';

const server = process.env['MEADHALL_SERVER'] ?? 'http://127.0.0.1:8421';

export default defineConfig({
  plugins: [content(), svelte()],
  build: {
    outDir: '../src/meadhall/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] },
});
