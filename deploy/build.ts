import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { laterScreens } from '#src/app/later-screens.ts';
import { routeIds, routeOf, type RouteId } from '#src/config/routes.ts';
import { catalogue } from '#src/content/catalogue.ts';
import { decodeCatalogue } from '#src/content/decode-catalogue.ts';
import { PriceList, Product } from '#src/quoting/rules.ts';
import siteFacts from '#src/config/site.json' with { type: 'json' };
import { filesOf, readManifest } from './manifest.ts';
import { writePictures } from './og/write-pictures.ts';
import { pageHtml } from './page-html.ts';
import { decodeSite } from './site.ts';
import { robots, sitemap } from './sitemap.ts';

const ROOT = join(import.meta.dirname, '..');
const ENTRY = 'index.html';
/** What the entry runs one after the other. */
const START = ['src/app/react.ts', 'src/app/router.ts', 'src/app/start.tsx'];
const SERVICES = 'src/app/services.ts';

/** Which module each screen and frame is, as src/app/screens.ts says it. */
async function readModules(table: 'screens' | 'frames'): Promise<(name: string) => string> {
  const text = await readFile(join(ROOT, 'src/app/screens.ts'), 'utf8');
  const source = text.slice(text.indexOf(`export const ${table} =`)).replace(/\n\}[^]*/, '');
  const modules = new Map(
    [...source.matchAll(/(\w+): \(\) =>\s*import\('#(src\/[^']+)'\)/g)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
  return (name) => {
    const path = modules.get(name);
    if (path === undefined) throw new Error(`${table} of src/app/screens.ts name no module for ${name}`);
    return path;
  };
}

type Prerender = typeof import('#src/app/prerender.tsx');

async function loadPrerender(mode: string): Promise<Prerender> {
  const outDir = join(ROOT, 'node_modules/.cache/prerender');
  await rm(outDir, { recursive: true, force: true });
  await build({
    root: ROOT,
    mode,
    logLevel: 'warn',
    base: '/',
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      manifest: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'prerender.js' } },
    },
    // One copy of React in the bundle and in what it renders.
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The production build: every public route without parameters as HTML, and one fallback page for all else. */
async function buildProduction(): Promise<void> {
  const outDir = join(ROOT, 'dist');
  await build({ root: ROOT, mode: 'production', logLevel: 'warn' });
  const [template, manifest, screenModule, frameModule, prerender] = await Promise.all([
    readFile(join(outDir, 'index.html'), 'utf8'),
    readManifest(outDir),
    readModules('screens'),
    readModules('frames'),
    loadPrerender('production'),
  ]);
  const page = async (
    modules: readonly string[],
    parts: Omit<Parameters<typeof pageHtml>[1], 'files' | 'css' | 'later'>,
    laterModules: readonly string[] = [],
  ) => {
    const atOnce = filesOf(manifest, [ENTRY, ...START, ...modules]);
    const all = filesOf(manifest, [ENTRY, ...START, ...modules, ...laterModules]);
    const styles = await Promise.all(all.styles.map((file) => readFile(join(outDir, file), 'utf8')));
    return pageHtml(template, {
      files: { ...all, scripts: atOnce.scripts },
      later: all.scripts.filter((file) => !atOnce.scripts.includes(file)),
      css: styles.join('').trim(),
      ...parts,
    });
  };
  const site = decodeSite(siteFacts);
  const configPreload = '<link rel="preload" href="/config.json" as="fetch" crossorigin>';

  const pages = await prerender.publicPages();
  for (const address of pages) {
    const { id, path } = address;
    const { head, html } = await prerender.prerenderPage(address);
    const { frame } = routeOf(id);
    const needsServices = frame === 'bare';
    const isLater = laterScreens.has(id);
    const screen = [screenModule(id)];
    const modules = [frameModule(frame), ...(isLater ? [] : screen), ...(needsServices ? [SERVICES] : [])];
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const extraHead = needsServices ? configPreload : '';
    await write(
      join(outDir, file),
      await page(modules, { head, body: { id, html }, extraHead }, isLater ? screen : []),
    );
  }
  const listed = pages.filter(prerender.isListed).map(prerender.canonicalPath);
  await write(join(outDir, 'sitemap.xml'), sitemap(site.url, listed));
  await write(join(outDir, 'robots.txt'), robots(site.url));
  await writePictures(join(outDir, 'og'));
  await write(
    join(outDir, 'app.html'),
    await page([SERVICES, frameModule('panel'), screenModule('panel')], { extraHead: configPreload }),
  );
  await rm(join(outDir, '.vite'), { recursive: true });
}

/** The app on mocks for any static server: a page for every path without parameters, with relative addresses. */
async function buildDemo(): Promise<void> {
  const outDir = join(ROOT, 'dist-demo');
  await build({ root: ROOT, mode: 'demo', logLevel: 'warn' });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const isComplete = (id: RouteId) => !routeOf(id).path.includes(':');
  for (const path of routeIds.filter(isComplete).map((id) => routeOf(id).path)) {
    const depth = path.split('/').filter(Boolean).length;
    if (depth === 0) continue;
    await write(join(outDir, path, 'index.html'), template.replaceAll('="./', `="${'../'.repeat(depth)}`));
  }
  await rm(join(outDir, '.vite'), { recursive: true });
}

// What cannot be sold as it is written down is not built.
decodeCatalogue(catalogue, { Product, PriceList });

await (process.argv.includes('--demo') ? buildDemo() : buildProduction());
