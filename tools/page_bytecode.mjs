/* Compiles the packs of a page and what they import of the standard library, in the Python that will run them.
 *
 * node tools/page_bytecode.mjs PYODIDE STDLIB PACK... -- OTHER...: every zip before the dashes is written anew in its
 * place; the others are imported, too, to see what they need. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, ...zips] = process.argv.slice(2);
const dashes = zips.indexOf('--');
const written = zips.slice(0, dashes);
const all = [...written, ...zips.slice(dashes + 1)];
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } });

python.FS.mkdirTree('/home/packs');
for (const [number, file] of all.entries()) python.FS.writeFile(`/home/${number}.zip`, readFileSync(file));
python.runPython(readFileSync(new URL('./page_bytecode.py', import.meta.url), 'utf-8'));
python.globals.get('compile_all')(written.length, all.length);
for (const [number, file] of written.entries()) writeFileSync(file, python.FS.readFile(`/home/${number}.zip`));
