import type { Page } from 'playwright';
import { expect as pageExpect } from 'playwright/test';
import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { heading } from './support/steps.ts';

/** Follows a link of the page's content. */
const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

describe('a shopper', () => {
  journey('comes from home to a screen blind in their colour', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Persianas' }).click();
    await page.waitForURL('**/productos/persianas');
    await follow(page, /enrollables/i);
    await page.goto('/catalogo/persianas/enrollables/screen');
    await follow(page, /Screen 5 %/);
    await page.waitForURL('**/detalles/screen-5**');
    await pageExpect(heading(page)).toContainText('Screen 5 %');
    const colours = page.getByRole('main').locator('a[href^="/detalles/screen-5/"]');
    const target = (await colours.nth(1).getAttribute('href')) ?? '';
    await colours.nth(1).click();
    await page.waitForURL(`**${target}`);
    await pageExpect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toContain('/detalles/');
  });

  journey('finds the nearest dealer in Jalisco who sells awnings', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 20.6767, longitude: -103.3475 });
    await page.goto('/distribuidores');
    const list = page.getByRole('region', { name: 'Distribuidores', exact: true });
    await pageExpect(list.getByRole('article').first()).toBeVisible();
    await page.getByLabel('Qué buscas').selectOption({ label: 'Toldos: verticales' });
    await page.getByRole('button', { name: 'Cerca de mí' }).click();
    await pageExpect(page.getByText(/^Del más cercano/)).toBeVisible();
    const distances = await list
      .getByRole('article')
      .getByText(/^[\d.,]+ km$/)
      .allTextContents();
    expect(distances.length).toBeGreaterThan(0);
    await page.reload();
    await pageExpect(page.getByLabel('Qué buscas')).toHaveValue('toldos-verticales');
  });

  journey('finds a fabric by a word with a slip, by the keyboard alone', async ({ page }) => {
    await page.goto('/nosotros');
    await pageExpect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
    const field = page.getByRole('combobox', { name: 'Qué buscas' });
    // The page stands before it is alive.
    await pageExpect(async () => {
      await page.keyboard.press('/');
      await pageExpect(field).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.type('blakout cielo');
    await pageExpect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/detalles/blackout-cielo');
    await pageExpect(heading(page)).toContainText('Blackout Cielo');
  });

  journey('is told of an address that names nothing, and what may have been meant', async ({ page }) => {
    await page.goto('/detalles/blackout-sielo');
    await pageExpect(heading(page)).toBeVisible();
    await pageExpect(page.getByRole('main').getByRole('link', { name: /Blackout Cielo/ })).toBeVisible();
    expect(await page.locator('meta[name="robots"][content="noindex"]').count()).toBeGreaterThan(0);
  });

  journey('writes to the shop, which loads the captcha only then', async ({ page, context }) => {
    const outside: string[] = [];
    await context.route(/google\.com\/recaptcha/, (route) => {
      outside.push(route.request().url());
      return route.abort();
    });
    await page.goto('/contacto');
    await pageExpect(page.getByRole('form', { name: 'Déjanos un mensaje' })).toBeVisible();
    expect(outside).toEqual([]);
  });
});
