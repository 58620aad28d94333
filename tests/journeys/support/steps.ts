import type { Locator, Page } from 'playwright';
import { TOKEN_KEY } from '#src/config/constants.ts';
import { pageExpect } from '#tests/support/page-expect.ts';

export const CUSTOMER = { email: 'cliente@rollux.mx', password: 'rollux2026' };
export const DISTRIBUTOR = { ...CUSTOMER, email: 'distribuidor@rollux.mx' };

/** Fills and submits the login form. */
export async function enter(page: Page, { email, password } = CUSTOMER): Promise<void> {
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Opens /login, logs in, and waits for the panel. */
export async function login(page: Page, credentials = CUSTOMER): Promise<void> {
  await page.goto('/login');
  await enter(page, credentials);
  await page.waitForURL('**/panel');
}

/** The stored token. */
export const tokenOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);

/** The page's h1. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until React has hydrated a prerendered page, by the marks that it leaves on elements. */
export const untilHydrated = (target: Locator) =>
  pageExpect
    .poll(() =>
      target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);

/** Opens the account menu and logs out. */
export async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
}

/** Opens a screen of the panel by its menu. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name, exact: true }).click();
}

/** A counter of the panel's header, with its number. */
export const counter = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}`) });
