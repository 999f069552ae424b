/** Makes the hall installable: manifest, icons, and the service worker that shows what is pushed. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const web = resolve(import.meta.dirname, '..');
const FILES = {
  'push.js': 'hall/push.js',
  'manifest.webmanifest': 'page/manifest.webmanifest',
  'icon-192.png': 'page/icon-192.png',
  'icon-512.png': 'page/icon-512.png',
  'icon-mask.png': 'page/icon-mask.png',
};

export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    generateBundle() {
      for (const [fileName, path] of Object.entries(FILES))
        this.emitFile({ type: 'asset', fileName, source: readFileSync(resolve(web, path)) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    ],
  };
}
