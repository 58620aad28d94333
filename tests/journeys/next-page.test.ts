import type { Page } from 'playwright';
import { expect as pageExpect } from 'playwright/test';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { journey } from './support/journey.ts';
import { heading } from './support/steps.ts';

/** Files of the site that a page has asked for, by their names without the hash. */
function filesAsked(page: Page): () => readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.(?:js|css)$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) names.push(name);
  });
  return () => names;
}

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

  journey('is fetched for a few links in view, and not for all of them', async ({ page }) => {
    // What a page needs itself is asked for as a script.
    const ahead: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'fetch' && pathname.startsWith('/assets/')) ahead.push(pathname);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const links = await page.getByRole('main').locator('a[href^="/"]').all();
    for (const link of links) await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(ahead.length).toBeLessThanOrEqual(12);
  });

  journey('is fetched from the menu when the pointer is over its link', async ({ page }) => {
    const asked = filesAsked(page);
    await page.goto('/nosotros', { waitUntil: 'networkidle' });
    expect(asked()).not.toContain('motorization');
    await page.getByRole('banner').getByRole('link', { name: 'Motorización' }).hover();
    await pageExpect.poll(asked).toContain('motorization');
  });

  journey('is not fetched for people who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const asked = filesAsked(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked()).toContain('services');
    expect(asked()).not.toContain('fetch-ahead');
  });
});
