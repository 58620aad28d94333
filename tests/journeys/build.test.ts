import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { describe, expect, test } from 'vitest';
import { descriptions } from '#src/config/descriptions.ts';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { inlineScriptSources } from '../../deploy/security-headers.ts';
import { measureLoad } from '../bench/measure-load.ts';
import { openStage } from '../bench/pages.ts';
import { INLINE_CSS_KB, targets } from '../bench/targets.ts';

const pageOf = (path: string) => readFileSync(`dist/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
const prerendered = routeIds.filter((id) => routeOf(id).frame !== 'panel' && !routeOf(id).path.includes(':'));

describe('the production build', () => {
  test('holds no mock code', () => {
    const texts = globSync('dist/**/*.{js,html,css}').map((file) => readFileSync(file, 'utf8'));
    expect(texts.length).toBeGreaterThan(20);
    expect(globSync('dist/**/{mockServiceWorker,card-field}.{js,html}')).toEqual([]);
    for (const word of [
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
      'Números de prueba',
      'Quitar todas',
    ]) {
      expect(
        texts.filter((text) => text.includes(word)),
        word,
      ).toEqual([]);
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

  test('has no inline script but those that the example for nginx allows', () => {
    const nginx = readFileSync('deploy/nginx.conf', 'utf8');
    const scripts = globSync('dist/**/*.html').flatMap((file) =>
      inlineScriptSources(readFileSync(file, 'utf8')),
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(nginx).toContain(script);
  });

  test('gives the quoter one address', () => {
    expect(pageOf('/rollux/cotizador')).toContain(
      '<link rel="canonical" href="https://www.rollux.mx/cotizador">',
    );
  });

  test('inlines no more style than the budget', () => {
    const style = /<style>([^]*?)<\/style>/.exec(pageOf('/'))?.[1] ?? '';
    expect(style.length).toBeGreaterThan(1_000);
    expect(brotliCompressSync(style).length / 1_000).toBeLessThanOrEqual(INLINE_CSS_KB);
  });

  test('keeps the byte budgets of home, login and panel', { timeout: 60_000 }, async () => {
    const stage = await openStage();
    try {
      for (const page of stage.pages) {
        const { bytes, cls, failed } = await measureLoad(stage.browser, page.url, {
          throttled: false,
          ...page,
        });
        const target = targets[page.name];
        if (target === undefined) continue;
        expect(failed, page.name).toEqual([]);
        expect(bytes.js / 1_000, `${page.name}: KB of scripts`).toBeLessThanOrEqual(target.js);
        expect(bytes.total / 1_000, `${page.name}: KB in all`).toBeLessThanOrEqual(target.total);
        expect(cls, `${page.name}: layout shift`).toBeLessThanOrEqual(target.cls);
      }
    } finally {
      await stage.close();
    }
  });

  test('paints its pages without a script', { timeout: 60_000 }, async () => {
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
