import type { Page } from 'playwright';
import { describe } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from './support/journey.ts';
import { CUSTOMER, heading, login } from './support/steps.ts';

/** Waits until Back would close what is open over the page: it has its own history entry a moment after it is shown. */
const untilBackCloses = (page: Page) =>
  pageExpect.poll(() => page.evaluate(() => window.history.state?.layer)).toBe(true);

describe('Back on a phone (B105)', () => {
  journey('closes the menu, and returns from where its link led in one step', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/contacto');
    await page.goto('/nosotros');
    const title = (await heading(page).textContent()) ?? '';
    const menu = page.getByRole('dialog', { name: 'Menú' });
    const open = async () => {
      await page.getByRole('button', { name: 'Menú', exact: true }).click();
      await pageExpect(menu).toBeVisible();
    };
    await open();
    await untilBackCloses(page);
    await page.goBack();
    await pageExpect(menu).toBeHidden();
    await pageExpect(heading(page)).toHaveText(title);

    await open();
    await menu.getByRole('link', { name: 'Distribuidores', exact: true }).click();
    await pageExpect(heading(page)).not.toHaveText(title);
    const there = (await heading(page).textContent()) ?? '';
    await page.goBack();
    await pageExpect(heading(page)).toHaveText(title);
    await page.goForward();
    await pageExpect(heading(page)).toHaveText(there);
    await page.goBack();
    await pageExpect(heading(page)).toHaveText(title);
    await page.goBack();
    await pageExpect(page).toHaveURL(/contacto/);
  });

  journey('asks before typed values are lost, and leaves when that is the answer', async ({ page }) => {
    await login(page, { ...CUSTOMER, email: 'admin@rollux.mx' });
    await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Usuarios' }).click();
    await page.getByRole('button', { name: 'Nuevo usuario' }).click();
    const typed = page.getByRole('textbox', { name: 'Nombre completo' });
    await typed.fill('Ana');
    await page.goBack();
    const question = page.getByRole('dialog', { name: '¿Cerrar sin guardar?' });
    await pageExpect(question).toBeVisible();
    await untilBackCloses(page);
    await page.goBack();
    await pageExpect(question).toBeHidden();
    await pageExpect(typed).toHaveValue('Ana');
    await page.goBack();
    await question.getByRole('button', { name: 'Cerrar sin guardar' }).click();
    await pageExpect(typed).toBeHidden();
    await pageExpect(heading(page)).toHaveText('Usuarios');
    await page.goBack();
    await pageExpect(page).toHaveURL(/\/panel$/);
  });
});
