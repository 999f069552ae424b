/** Python in a worker: Pyodide, with the packs of our own package that are needed. */

interface Pyodide {
  FS: { mkdirTree(path: string): void };
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string, options?: { locals?: unknown }): unknown;
  pyimport(module: string): Record<string, unknown>;
}

export interface Python {
  /** Fetch and unpack a pack, once. */
  need(pack: string): Promise<void>;
  module(name: string): Record<string, unknown>;
}

const HOME = '/meadhall';
/** Importers remember what a folder held; `importlib.invalidate_caches` would import half a library to say so. */
const LOOK_AGAIN = `import sys
for path in [path for path in sys.path_importer_cache if path.startswith('${HOME}')]:
    del sys.path_importer_cache[path]`;

async function fetched(url: URL): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** `packs`: the file of each pack; `@core` comes at once. */
export async function startPython(base: string, packs: Record<string, string>): Promise<Python> {
  const at = (path: string): URL => new URL(path, base);
  const core = fetched(at(packs['@core']!));
  core.catch(() => undefined); // said when it is waited for
  const { loadPyodide } = (await import(/* @vite-ignore */ at('python/pyodide.mjs').href)) as {
    loadPyodide(options: Record<string, unknown>): Promise<Pyodide>;
  };
  const python = await loadPyodide({
    indexURL: at('python/').href,
    stdout: (said: string) => console.info(said),
    stderr: (said: string) => console.info(said),
  });
  python.FS.mkdirTree(HOME);
  const had = new Map<string, Promise<void>>();
  const unpacked = async (data: Promise<ArrayBuffer>): Promise<void> =>
    python.unpackArchive(await data, 'zip', { extractDir: HOME });
  await unpacked(core);
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`);
  return {
    module: (name) => python.pyimport(name),
    need: (pack) => {
      const file = packs[pack];
      if (!file) return Promise.resolve();
      let coming = had.get(pack);
      if (!coming) {
        coming = unpacked(fetched(at(file))).then(() => {
          python.runPython(LOOK_AGAIN);
        });
        coming.catch(() => had.delete(pack));
        had.set(pack, coming);
      }
      return coming;
    },
  };
}
