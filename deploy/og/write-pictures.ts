import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { encode } from 'jpeg-js';
import { build } from 'vite';
import { PICTURE } from '#src/app/page-picture.ts';
import { plainStyle, withPlainColours } from './plain-style.ts';
import { withPlainTransforms } from './plain-transforms.ts';

const ROOT = join(import.meta.dirname, '../..');
const STYLES = ['src/ui/theme/global.css', 'src/ui/product/product-drawing.module.css'];

type Pictures = typeof import('#src/app/pictures.tsx');

/** The drawings' module, built so that its class names match the style sheets. */
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

/** JPEG quality, 0 to 100: the lowest without visible blocks on the drawings' plain walls. */
const QUALITY = 85;

/** Renders the pictures of shared links as JPEG files. */
export async function writePictures(folder: string): Promise<void> {
  const { pictures } = await loadPictures();
  const sheets = await Promise.all(STYLES.map((file) => readFile(join(ROOT, file), 'utf8')));
  const css = sheets.join('\n');
  const style = `<style>${plainStyle(css).replaceAll('<', '&lt;')}</style>`;
  await mkdir(folder, { recursive: true });
  for (const { name, svg } of await pictures()) {
    const complete = withPlainColours(withPlainTransforms(svg), css)
      .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
      .replace(/<svg[^>]*>/, (opening) => opening + style);
    const picture = new Resvg(complete, { fitTo: { mode: 'width', value: PICTURE.width } }).render();
    const { data } = encode({ data: picture.pixels, width: picture.width, height: picture.height }, QUALITY);
    await writeFile(join(folder, `${name}.jpg`), data);
  }
}
