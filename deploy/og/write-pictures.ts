import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { build } from 'vite';
import { plainStyle } from './plain-style.ts';
import { withPlainTransforms } from './plain-transforms.ts';

const ROOT = join(import.meta.dirname, '../..');
const STYLES = ['src/ui/theme/global.css', 'src/ui/product/product-drawing.module.css'];

type Pictures = typeof import('#src/app/pictures.tsx');

/** The drawings' module, built so that their classes have the names that the style sheets give them. */
async function loadPictures(): Promise<Pictures> {
  const outDir = join(ROOT, 'node_modules/.cache/pictures');
  await rm(outDir, { recursive: true, force: true });
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    css: { modules: { generateScopedName: '[local]' } },
    build: {
      ssr: 'src/app/pictures.tsx',
      outDir,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'pictures.js' } },
    },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(join(outDir, 'pictures.js')).href);
}

/** Renders the pictures of shared links as PNG files. */
export async function writePictures(folder: string): Promise<void> {
  const { pictures, PICTURE } = await loadPictures();
  const sheets = await Promise.all(STYLES.map((file) => readFile(join(ROOT, file), 'utf8')));
  const style = `<style>${plainStyle(sheets.join('\n')).replaceAll('<', '&lt;')}</style>`;
  await mkdir(folder, { recursive: true });
  for (const { name, svg } of await pictures()) {
    const complete = withPlainTransforms(svg)
      .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
      .replace(/<svg[^>]*>/, (opening) => opening + style);
    const picture = new Resvg(complete, { fitTo: { mode: 'width', value: PICTURE.width } }).render();
    await writeFile(join(folder, `${name}.png`), picture.asPng());
  }
}
