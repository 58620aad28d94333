import type { Page } from 'playwright';
import { expect as pageExpect } from 'playwright/test';
import { describe } from 'vitest';
import { journey } from './support/journey.ts';
import { heading } from './support/steps.ts';

/** Holds the app's scripts back until somebody lets them go: the page stands, and nothing hears what is done on it. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}

describe('what a visitor does before the page is alive', () => {
  journey('narrows the catalogue once it is', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/catalogo/persianas/enrollables', { waitUntil: 'commit' });
    const box = page.getByRole('checkbox', { name: /^Oscurece/ });
    await box.click();
    await pageExpect(box).toBeChecked();
    letGo();
    await pageExpect.poll(() => page.url()).toContain('luz=');
    await pageExpect(box).toBeChecked();
    await box.click();
    await pageExpect.poll(() => page.url()).not.toContain('luz=');
    await pageExpect(box).not.toBeChecked();
  });

  journey('leaves alone what was taken back', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/catalogo/persianas/enrollables', { waitUntil: 'commit' });
    const [back, kept] = [/^Oscurece/, /^Luz suave/].map((name) => page.getByRole('checkbox', { name }));
    await back?.click();
    await kept?.click();
    await back?.click();
    letGo();
    await pageExpect.poll(() => page.url()).toMatch(/luz=[a-z]+$/);
  });

  journey('begins a window of the product that was pressed', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/cotizador', { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /Persiana romana/ })
      .click();
    letGo();
    await pageExpect(page.getByRole('textbox', { name: 'Ancho', exact: true })).toBeVisible();
  });

  journey('shows the dealers who have what was chosen', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/distribuidores', { waitUntil: 'commit' });
    const wanted = page.getByLabel('Qué buscas');
    await wanted.selectOption({ label: 'Toldos: brazos retráctiles' });
    letGo();
    await pageExpect.poll(() => page.url()).toContain('toldos-brazos-retractiles');
    await pageExpect(wanted).toHaveValue('toldos-brazos-retractiles');
  });

  journey('opens the search that was asked for', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/nosotros', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Buscar' }).click();
    letGo();
    await pageExpect(page.getByRole('combobox', { name: 'Qué buscas' })).toBeFocused();
    await pageExpect(heading(page)).toBeVisible();
  });
});
