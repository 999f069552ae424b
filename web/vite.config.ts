/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { content } from './tools/content.ts';
import { installable } from './tools/installable.ts';

const page = process.env['MEADHALL_PAGE'] === '1';
const server = process.env['MEADHALL_SERVER'] ?? 'http://127.0.0.1:8421';

export default defineConfig({
  plugins: [content(), svelte(), ...(page ? [] : [installable()])],
  base: page ? './' : '/',
  resolve: { alias: { '#way': resolve(import.meta.dirname, page ? 'src/way/page.ts' : 'src/way/hall.ts') } },
  worker: { format: 'es' },
  build: {
    outDir: page ? '../dist/page' : '../src/meadhall/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] },
});
