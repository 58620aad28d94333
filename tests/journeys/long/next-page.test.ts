import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from '../support/journey.ts';
import { scriptOf } from '../support/script-of.ts';
import { heading } from '../support/steps.ts';

/** Files of the site that a page has asked for, below its address. */
function filesAsked(page: Page): () => readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname.slice(1)));
  return () => files;
}

const MOTORIZATION = 'src/screens/storefront/productos-motorizacion/motorization.tsx';

const NextPages = z.object({ routes: z.object({ blinds: z.array(z.string()) }) });

describe('the next page', () => {
  journey('opens without another file once the pointer was over its link', async ({ page }) => {
    const fetched = new Set<string>();
    page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname.slice(1)));
    await page.goto('/', { waitUntil: 'networkidle' });
    const link = page.getByRole('main').locator('a[href="/productos/persianas"]').first();
    await link.hover();
    const { routes } = z.parse(NextPages, await (await page.request.get('/next-pages.json')).json());
    await pageExpect.poll(() => routes.blinds.filter((file) => !fetched.has(file))).toEqual([]);
    await page.context().setOffline(true);
    await link.click();
    await pageExpect(heading(page)).toHaveText('Persianas');
  });

  journey('is not fetched for links that nobody points at', async ({ page }) => {
    const ahead: string[] = [];
    page.on('request', (request) => {
      // What a page needs itself is asked for as a script.
      if (request.resourceType() === 'fetch') ahead.push(new URL(request.url()).pathname);
    });
    const asked = page.waitForResponse(`**/${scriptOf('src/app/later/fetch-ahead.ts')}`);
    await page.goto('/', { waitUntil: 'networkidle' });
    await asked;
    const links = await page.getByRole('main').locator('a[href^="/"]').all();
    for (const link of links) await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(ahead.filter((path) => /^\/(?:assets\/|next-pages)/.test(path))).toEqual([]);
  });

  journey('is fetched from the menu when the pointer is over its link', async ({ page }) => {
    const asked = filesAsked(page);
    await page.goto('/nosotros', { waitUntil: 'networkidle' });
    expect(asked()).not.toContain(scriptOf(MOTORIZATION));
    await page.getByRole('banner').getByRole('link', { name: 'Motorización' }).hover();
    await pageExpect.poll(asked).toContain(scriptOf(MOTORIZATION));
  });

  journey('is not fetched for people who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const asked = filesAsked(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked()).toContain(scriptOf('src/app/services/services.ts'));
    await page.getByRole('banner').getByRole('link', { name: 'Motorización' }).hover();
    await page.waitForLoadState('networkidle');
    expect(asked()).not.toContain('next-pages.json');
  });
});
