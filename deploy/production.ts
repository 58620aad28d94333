import { createHash } from 'node:crypto';
import { cp, readFile, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { NEXT_PAGES_FILE } from '#src/app/later/next-pages.ts';
import { deferredScreens } from '#src/app/navigation/deferred-screens.ts';
import { href, routeIds, routeOf } from '#src/config/routes.ts';
import type { Site } from '#src/config/site.schema.ts';
import { extentsOf } from './extents.ts';
import { filesOf, manifestOf } from './manifest.ts';
import { ENTRY, modulesFile, openedPages, readModules, SERVICES, START } from './modules.ts';
import { nextPages } from './next-pages.ts';
import { pageFile } from './pages/page-file.ts';
import { NO_INDEX, pageHtml } from './pages/page-html.ts';
import { robots, sitemap } from './pages/sitemap.ts';
import { planBuild } from './plan/plan-build.ts';
import { TRUSTED_TYPES_TAG } from './security-headers.ts';
import { PICTURES } from './shared-pictures/folder.ts';
import { baseOf } from './site.ts';
import { webAppTag, writeWebApp } from './web-app.ts';
import { writeWorker } from './worker.ts';
import { write } from './write.ts';

const ROOT = join(import.meta.dirname, '..');
/** What a started page loads by itself. */
const LATER = ['src/app/later/fetch-ahead.ts', 'src/app/later/keep-for-later.ts'];

type Prerender = typeof import('#src/app/prerender.tsx');

async function loadPrerender(config: InlineConfig, name: string): Promise<Prerender> {
  const outDir = join(ROOT, 'node_modules/.cache/prerender', name);
  await rm(outDir, { recursive: true, force: true });
  await build({
    ...config,
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      manifest: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'prerender.js' } },
    },
    // The bundle and the rendered components must share one copy of React.
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
}

/**
 * The production build: every public address as HTML, and one fallback page for all other addresses.
 * @param site its address says under which path the site is served
 */
export async function buildProduction(site: Site, folder: string): Promise<void> {
  const outDir = resolve(ROOT, folder);
  const base = baseOf(site);
  const config = {
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    base,
    define: { __SITE__: JSON.stringify(site) },
  } satisfies InlineConfig;
  const [screenModule, frameModule] = await Promise.all([readModules('screens'), readModules('frames')]);
  const [planned, prerender] = await Promise.all([
    planBuild(config, openedPages(screenModule, frameModule)),
    loadPrerender(config, basename(outDir)),
  ]);
  const { plugin, manifest } = manifestOf(ROOT);
  await build({
    ...config,
    plugins: [plugin],
    build: { outDir, rolldownOptions: { output: { codeSplitting: { groups: [planned] } } } },
  });
  const entry = manifest[ENTRY]?.file ?? '';
  // Before the pages' own style sheets are written, which the app does without.
  const kept = extentsOf(outDir, manifest, {
    shell: [ENTRY, ...START, SERVICES, ...LATER, frameModule('storefront')],
    quoter: ['quoter', 'standaloneQuoter'].map(screenModule),
  });
  const built = await readFile(join(outDir, 'index.html'), 'utf8');
  const template = built.replace('</head>', `${webAppTag(base)}\n</head>`);
  const styleOf = memoized((file) => readFile(join(outDir, file), 'utf8'));
  const stylesOf = async (files: readonly string[]) =>
    (await Promise.all(files.map(styleOf))).join('').trim();
  // Routes with parameters have many pages each: all of these share one sheet, which the browser then has.
  const shared = routeIds.filter((id) => routeOf(id).path.includes(':')).map(screenModule);
  const sharedFiles = filesOf(manifest, [ENTRY, ...START, frameModule('storefront'), ...shared]).styles;
  const sharedCss = await stylesOf(sharedFiles);
  const sharedSheet = nameWithHash('shop', sharedCss);
  await write(join(outDir, sharedSheet), sharedCss);
  const page = async (
    modules: readonly string[],
    parts: Omit<Parameters<typeof pageHtml>[1], 'base' | 'files' | 'css' | 'deferred' | 'styleSheet'>,
    deferredModules: readonly string[] = [],
    isShared = false,
  ) => {
    const immediate = filesOf(manifest, [ENTRY, ...START, ...modules]);
    const all = filesOf(manifest, [ENTRY, ...START, ...modules, ...deferredModules]);
    const styles = isShared ? sharedFiles : all.styles;
    return pageHtml(template, {
      base,
      files: { scripts: immediate.scripts, styles },
      deferred: all.scripts.filter((file) => !immediate.scripts.includes(file)),
      css: isShared ? sharedCss : await stylesOf(styles),
      styleSheet: isShared ? sharedSheet : null,
      ...parts,
    });
  };
  const configPreload = `<link rel="preload" href="${base}config.json" as="fetch" crossorigin>`;

  const pages = await prerender.publicPages();
  for (const address of pages) {
    const { id, path } = address;
    const { head, html } = await prerender.prerenderPage(address);
    const { frame } = routeOf(id);
    const needsServices = frame === 'bare';
    const isDeferred = deferredScreens.has(id);
    const screen = [screenModule(id)];
    const modules = [frameModule(frame), ...(isDeferred ? [] : screen), ...(needsServices ? [SERVICES] : [])];
    const extraHead = [
      // Every other public page has or leads to a form with a captcha.
      ...(id === 'login' ? [TRUSTED_TYPES_TAG] : []),
      ...(needsServices ? [configPreload] : []),
    ].join('\n');
    await write(
      join(outDir, pageFile(path)),
      await page(
        modules,
        { head, body: { id, html }, extraHead },
        isDeferred ? screen : [],
        routeOf(id).path.includes(':'),
      ),
    );
  }
  const listed = pages.filter(prerender.isListed).map(prerender.canonicalPath);
  await write(join(outDir, 'sitemap.xml'), sitemap(site.url, listed));
  await write(join(outDir, 'robots.txt'), robots(site));
  // Open pages compare it with the script that started them.
  await write(join(outDir, 'version.json'), JSON.stringify({ entry }));
  const storefront = routeIds.filter((id) => routeOf(id).frame === 'storefront');
  const loaded = [...START, SERVICES, frameModule('storefront')];
  await write(
    join(outDir, NEXT_PAGES_FILE),
    JSON.stringify(
      await nextPages(
        manifest,
        ENTRY,
        storefront.map((id) => ({ id, screen: screenModule(id), loaded })),
      ),
    ),
  );
  await cp(PICTURES, join(outDir, 'og'), { recursive: true });
  await write(
    join(outDir, 'app.html'),
    await page([SERVICES, frameModule('panel'), screenModule('panel')], {
      extraHead: `${TRUSTED_TYPES_TAG}\n${configPreload}`,
    }),
  );
  await write(
    join(outDir, pageFile(href('panel'))),
    await page([SERVICES, frameModule('panel'), screenModule('panel')], {
      body: { id: 'panel', html: await prerender.prerenderPanel() },
      fontWeights: [400, 500],
      extraHead: `${TRUSTED_TYPES_TAG}\n${configPreload}`,
    }),
  );
  await writeWebApp(site, outDir);
  await writeWorker(outDir, { base, entry, files: kept });
  // For tests, which a chunk's name tells little of what is in it.
  await write(modulesFile(basename(outDir)), JSON.stringify(manifest));
  const plainPage = template.replace('</head>', `${NO_INDEX}\n${TRUSTED_TYPES_TAG}\n</head>`);
  await Promise.all(plainPages().map((file) => write(join(outDir, file), plainPage)));
}

/**
 * Pages of a host without rules: the panel's other screens, and `404.html`, which many such hosts send for other addresses.
 * They are as Vite built them, without the styles and preloads that `app.html` has.
 */
const plainPages = (): readonly string[] => [
  '404.html',
  ...routeIds
    .map(routeOf)
    .filter(({ frame, path }) => frame === 'panel' && path !== href('panel'))
    .map(({ path }) => pageFile(path)),
];

/** A file below assets/ whose name changes with its content. */
const nameWithHash = (name: string, content: string) =>
  `assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.css`;

/** Calls the function once for each key. */
function memoized<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const value = known.get(key) ?? load(key);
    known.set(key, value);
    return value;
  };
}
