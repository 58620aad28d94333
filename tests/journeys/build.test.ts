import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Extent } from '#src/browser/offline/extents.ts';
import { descriptions } from '#src/config/descriptions.ts';
import { href, routeIds, routeOf } from '#src/config/routes.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { readDeployment } from '../../deploy/hosts/deployment.ts';
import { types } from '../../deploy/hosts/table.ts';
import { openApiDocument } from '../../deploy/openapi.document.ts';
import { pageFile } from '../../deploy/pages/page-file.ts';
import { hashOf, readWorker, workerFor } from '../../deploy/worker.ts';
import { measureLoad } from '../bench/measure-load.ts';
import { openStage } from '../bench/pages.ts';
import { buildTargets, pageTargets } from '../bench/targets.ts';
import { builtModules, scriptOf } from './support/script-of.ts';

const pageOf = (path: string) => readFileSync(join('dist', pageFile(path)), 'utf8');
const prerendered = routeIds.filter((id) => routeOf(id).frame !== 'panel' && !routeOf(id).path.includes(':'));

describe('the production build', () => {
  test('writes the contract as OpenAPI for the people of the backend', () => {
    const written: unknown = JSON.parse(readFileSync('dist-docs/openapi.json', 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  test('holds no mock code (F21)', () => {
    const texts = globSync('dist/**/*.{js,html,css}').map((file) => readFileSync(file, 'utf8'));
    expect(texts.length).toBeGreaterThan(20);
    expect(globSync('dist/**/{mock-worker,mockServiceWorker,card-field}.{js,html}')).toEqual([]);
    for (const word of [
      'mock-worker',
      'mockServiceWorker',
      'setupWorker',
      '@msw/data',
      'rollux2026',
      'Cuentas de demostración',
      'Escenarios y fallas',
      'escenarios-y-fallas',
      'administrador-10000',
      'rollux-mocks-',
      'rollux-panel',
      'rollux-grabacion',
      'Aquí hay un error',
      'Números de prueba',
      'Quitar todas',
      'Diagramas de esta página',
      'Ver el diagrama',
      'diagramas-de-la-pagina',
      'Diagrama de ',
      'madeFrom',
    ]) {
      expect(
        texts.filter((text) => text.includes(word)),
        word,
      ).toEqual([]);
    }
  });

  test('holds of a chart only its machine', () => {
    const machines = builtModules().filter((module) => module.startsWith('machines/'));
    expect(machines).toContain('machines/session/session.machine.ts');
    expect(machines.filter((module) => !/\.machine\.ts$|^machines\/support\//.test(module))).toEqual([]);
    expect(builtModules().filter((module) => /^(?:stories|tests)\//.test(module))).toEqual([]);
  });

  test('holds the notices that the licences of its packages ask for', () => {
    const notices = readFileSync('dist/licencias.txt', 'utf8');
    for (const name of [
      'react-leaflet',
      'Hippocratic License Version Number: 2.1',
      'leaflet',
      'xstate',
      'axios',
    ]) {
      expect(notices).toContain(name);
    }
  });

  test.each(prerendered)('holds %s as a complete page', (id) => {
    const { path, title } = routeOf(id);
    const description = descriptions[id];
    expect(description).toBeTruthy();
    const html = pageOf(path);
    expect(html).toMatch(/<h1[^>]*>[^<]/);
    expect(html).toContain(`<title>${title} · Rollux</title>`);
    expect(html).toContain(`<meta name="description" content="${description ?? ''}">`);
    expect(html.match(/<link rel="canonical"/g)).toHaveLength(1);
    expect(html).toContain('property="og:title"');
    expect(html).toContain('<html lang="es-MX">');
  });

  test('has the app as app.html and, for hosts without rules, as 404.html and at the other addresses of the panel (A17)', () => {
    const panel = routeIds
      .map(routeOf)
      .filter(({ frame, path }) => frame === 'panel' && path !== href('panel'));
    const fallbacks = ['dist/app.html', 'dist/404.html'].map((file) => readFileSync(file, 'utf8'));
    for (const html of [...panel.map(({ path }) => pageOf(path)), ...fallbacks]) {
      expect(html).toContain('<div id="root"></div>');
      expect(html).toContain('<meta name="robots" content="noindex">');
    }
  });

  test('has a worker that knows its files, each by its hash, and keeps not too much of them (W01)', () => {
    const facts = readWorker(readFileSync('dist/sw.js', 'utf8'))?.facts;
    expect(facts?.page.hash).toBe(hashOf(readFileSync('dist/app.html')));
    const files = facts?.files ?? [];
    expect(files.filter(({ name, hash }) => hash !== hashOf(readFileSync(join('dist', name))))).toEqual([]);
    const known = new Set(files.map(({ name }) => name));
    const entry = facts?.entry ?? '';
    expect(files.find(({ name }) => name === entry)?.extent).toBe('shell');
    const scripts = globSync('assets/*.{js,mjs}', { cwd: 'dist' });
    expect(scripts.filter((name) => !known.has(name))).toEqual([]);
    const sent = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
    const kilobytesOf = (...kept: readonly Extent[]) =>
      files
        .filter(({ extent }) => kept.includes(extent))
        .reduce((sum, { name }) => sum + sent(join('dist', name)), 0) / 1_000;
    expect(kilobytesOf('shell'), 'KB that every visit keeps').toBeLessThanOrEqual(
      buildTargets.shellKilobytes,
    );
    expect(
      kilobytesOf('shell', 'quoter', 'pages'),
      'KB that a logged-in person’s browser keeps',
    ).toBeLessThanOrEqual(buildTargets.keptKilobytes);
  });

  test('has its policies in its worker, which is another one after a change of config.json', () => {
    const policy = /^ *Content-Security-Policy: (.*)$/m.exec(readFileSync('dist/_headers', 'utf8'))?.[1];
    const script = readFileSync('dist/sw.js', 'utf8');
    expect(readWorker(script)?.facts.policies['Content-Security-Policy']).toBe(policy);
    expect(workerFor(script, readDeployment('dist', { apiHost: 'https://nuevo.ejemplo.mx' }))).not.toBe(
      script,
    );
    expect(workerFor(script, readDeployment('dist'))).toBe(script);
  });

  test('has few scripts and style sheets', () => {
    expect(globSync('dist/assets/*.js').length).toBeLessThanOrEqual(buildTargets.scripts);
    expect(globSync('dist/assets/*.css').length).toBeLessThanOrEqual(buildTargets.sheets);
  });

  test('is small enough to deploy', () => {
    const files = globSync('dist/**/*', { withFileTypes: true }).filter((entry) => entry.isFile());
    const megabytes = (counted: typeof files) =>
      counted.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) /
      1_000_000;
    const others = files.filter(({ name }) => !/\.(?:avif|webp|jpg)$/.test(name));
    expect(megabytes(others), 'MB without pictures').toBeLessThanOrEqual(buildTargets.distMegabytes);
    expect(megabytes(files), 'MB in all').toBeLessThanOrEqual(buildTargets.distMegabytesWithPictures);
  });

  test('has only files of types that every host is told', () => {
    const endings = globSync('dist/**/*.*').map((file) => extname(file).slice(1));
    expect(endings.filter((ending) => !['br', 'gz', ...Object.keys(types)].includes(ending))).toEqual([]);
  });

  test('has a policy of at most 2 KB, with the hashes of its style elements', () => {
    const policy =
      /^ *Content-Security-Policy: (.*)$/m.exec(readFileSync('dist/_headers', 'utf8'))?.[1] ?? '';
    expect(policy).toContain("style-src-elem 'self' 'sha256-");
    expect(policy.length).toBeLessThanOrEqual(2_048);
  });

  test('has no page of a variant that weighs too much', () => {
    const details = globSync('dist/{detalles,detalles-toldos}/**/*.html');
    expect(details.length).toBeGreaterThan(500);
    const heavy = details
      .map((file) => ({ file, kilobytes: statSync(file).size / 1_024 }))
      .filter(({ kilobytes }) => kilobytes > buildTargets.detailPageKilobytes);
    expect(heavy).toEqual([]);
  });

  test('gives the quoter one canonical address (B07)', () => {
    expect(pageOf('/rollux/cotizador')).toContain(
      '<link rel="canonical" href="https://www.rollux.mx/cotizador">',
    );
  });

  /** Compressed bytes of a page's inline styles. */
  async function inlineStyle(url: string): Promise<number> {
    const html = await fetch(url).then((response) => response.text());
    const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
    // A page has its styles inline, or in one file that it shares with others like it.
    expect(style.length > 1_000 || /<link rel=stylesheet href=\/assets\/[^\s>]+>/.test(html), url).toBe(true);
    return brotliCompressSync(style).length;
  }

  test('keeps the byte budget of every page that has one', async () => {
    const stage = await openStage();
    const over: string[] = [];
    try {
      for (const page of stage.pages) {
        const target = pageTargets[page.name];
        if (target === undefined) continue;
        const check = (what: string, measured: number, most: number) => {
          if (measured > most) over.push(`${page.name}: ${what} ${String(measured)} of ${String(most)}`);
        };
        const { bytes, cls, failed } = await measureLoad(stage.browser, page.url, {
          throttled: false,
          ...page,
        });
        expect(failed, page.name).toEqual([]);
        check('KB of scripts', bytes.js / 1_000, target.js);
        const css = bytes.css + (await inlineStyle(page.url));
        check('KB of styles', css / 1_000, target.css);
        check('KB in all', bytes.total / 1_000, target.total);
        check('layout shift', Number(cls.toFixed(3)), target.cls);
      }
      expect(over).toEqual([]);
    } finally {
      await stage.close();
    }
  });

  test('hydrates the page of a blind on the first interaction, and applies the choice', async () => {
    const stage = await openStage();
    try {
      const context = await stage.browser.newContext({ hasTouch: true, serviceWorkers: 'block' });
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(stage.pages.find(({ name }) => name === 'product')?.url ?? '', {
        waitUntil: 'networkidle',
      });
      expect(asked.filter((path) => /\/details-page-[^/]+\.js$/.test(path))).toEqual([]);
      const picture = page.getByRole('main').getByRole('img').first();
      await pageExpect(picture).not.toHaveAccessibleName(/al anochecer/);
      await page.getByRole('radio', { name: 'De noche' }).tap();
      await pageExpect(picture).toHaveAccessibleName(/al anochecer/);
      expect(asked.filter((path) => /\/details-page-[^/]+\.js$/.test(path))).toHaveLength(1);
    } finally {
      await stage.close();
    }
  });

  test("loads the quoter's code on the first interaction, before any choice", async () => {
    const stage = await openStage();
    try {
      const context = await stage.browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(stage.pages.find(({ name }) => name === 'quoter')?.url ?? '', {
        waitUntil: 'networkidle',
      });
      const code = new Set(
        ['src/screens/storefront/cotizador/quoter-parts.ts', 'src/content/quotable.ts'].map(scriptOf),
      );
      const scripts = () => asked.filter((path) => code.has(path.slice(1)));
      expect(scripts()).toEqual([]);
      const product = page.getByRole('button', { name: 'Persiana enrollable' });
      await product.hover();
      await pageExpect.poll(() => scripts().length).toBe(code.size);
      await product.click();
      await pageExpect(page.getByRole('textbox', { name: 'Ancho' })).toBeVisible();
    } finally {
      await stage.close();
    }
  });

  test('paints its pages without a script', async () => {
    const stage = await openStage();
    const browser = await chromium.launch(chromiumLaunch());
    try {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(stage.pages[0]?.url ?? '');
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(10);
    } finally {
      await browser.close();
      await stage.close();
    }
  });
});
