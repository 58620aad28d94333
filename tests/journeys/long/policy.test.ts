import type { BrowserContext, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { serve } from '../../../deploy/serve.ts';
import { serveFakeCaptcha } from '../support/captcha.ts';
import { panelPaths, publicPaths } from '../support/every-page.ts';
import { journey as plain } from '../support/journey.ts';
import { CUSTOMER, heading, login } from '../support/steps.ts';
import { watchViolations, type Violation } from '../support/violations.ts';

const ADMINISTRATOR = { ...CUSTOMER, email: 'admin@rollux.mx' };

/** A build whose policy also watches for what it does not refuse. */
const journey = plain.extend<{
  $test: {
    readonly watched: { context: BrowserContext; page: Page; violations: readonly Violation[] };
  };
}>({
  watched: async ({ browser, api }, use) => {
    await api.reset();
    const site = await serve('dist', 0, {
      apiHost: api.url,
      recaptchaSiteKey: 'llave-de-prueba',
      policyReports: `${api.url}/politica`,
    });
    const context = await browser.newContext({ baseURL: site.url, locale: 'es-MX' });
    await serveFakeCaptcha(context);
    const violations = await watchViolations(context);
    await use({ context, page: await context.newPage(), violations });
    await context.close();
    await site.close();
  },
});

/** Uses the page, so that all that waits for somebody loads: scrolls to the end and moves the focus. */
async function useUp(page: Page): Promise<void> {
  await pageExpect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
  await page.waitForLoadState('networkidle');
}

describe('the content policy refuses nothing', () => {
  journey(
    `on a page of each public route, and on an unknown address: ${String(publicPaths.length)}`,
    async ({ watched: { page, violations } }) => {
      for (const path of publicPaths) {
        await page.goto(path);
        await useUp(page);
      }
      expect(violations).toEqual([]);
    },
  );

  journey(
    `on the ${String(panelPaths.length)} screens of the panel`,
    async ({ watched: { page, violations } }) => {
      await login(page, ADMINISTRATOR);
      for (const path of panelPaths) {
        await page.goto(path);
        await useUp(page);
      }
      expect(violations).toEqual([]);
    },
  );

  journey('in what opens over the panel', async ({ watched: { page, violations } }) => {
    await login(page, ADMINISTRATOR);
    await page.goto('/panel/usuarios');
    await page.getByRole('button', { name: 'Mi cuenta' }).click();
    await pageExpect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Buscar o ir a/ }).click();
    await pageExpect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await pageExpect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Nuevo usuario' }).click();
    const dialog = page.getByRole('dialog');
    await pageExpect(dialog).toBeVisible();
    await pageExpect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await dialog.getByRole('combobox').first().click();
    await pageExpect(page.getByRole('listbox').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/panel/lista-precios');
    await page.getByRole('button', { name: /^Ver/ }).first().click();
    await pageExpect(page.getByText(/\d de \d/).first()).toBeVisible();
    expect(violations).toEqual([]);
  });
});
