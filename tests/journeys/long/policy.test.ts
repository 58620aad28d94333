import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { serveFakeCaptcha } from '../support/captcha.ts';
import { panelPaths, publicPaths } from '../support/every-page.ts';
import { scrollThrough } from '../support/next-frame.ts';
import { CUSTOMER, heading, login } from '../support/steps.ts';
import { watchedJourney as journey } from '../support/watched.ts';

const ADMINISTRATOR = { ...CUSTOMER, email: 'admin@rollux.mx' };

/** Uses the page, so that all that waits for somebody loads: scrolls to the end and moves the focus. */
async function useUp(page: Page): Promise<void> {
  await pageExpect(heading(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
}

describe('the content policy refuses nothing', () => {
  journey(
    `on a page of each public route, and on an unknown address: ${String(publicPaths.length)}`,
    async ({ watched: { context, page, violations } }) => {
      await serveFakeCaptcha(context);
      for (const path of publicPaths) {
        await page.goto(path);
        await useUp(page);
      }
      expect(violations).toEqual([]);
    },
  );

  journey(
    `on the ${String(panelPaths.length)} screens of the panel`,
    async ({ watched: { context, page, violations } }) => {
      await serveFakeCaptcha(context);
      await login(page, ADMINISTRATOR);
      for (const path of panelPaths) {
        await page.goto(path);
        await useUp(page);
      }
      expect(violations).toEqual([]);
    },
  );

  journey('in what opens over the panel', async ({ watched: { context, page, violations } }) => {
    await serveFakeCaptcha(context);
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
