import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { href } from '#src/config/routes.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from '../journeys/support/journey.ts';
import { CUSTOMER, DISTRIBUTOR, enter, login } from '../journeys/support/steps.ts';
import { spokenIn } from './screen-reader.ts';

/** Compares with the file of that name: read it aloud before a change of it is accepted. */
const expectSpoken = (spoken: string, name: string) =>
  expect(spoken).toMatchFileSnapshot(`./spoken/${name}.txt`);

const DIALOG = '[role=dialog]';

/** Some rows of a list say what the others do. */
const SOME_ROWS = 160;

/** Waits until a part of the page says when windows arrive. */
const expectDate = (part: Locator) =>
  pageExpect(part.getByText(/Entrega estimada:.*si la pides/).first()).toBeVisible();

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

describe('what a screen reader says', () => {
  journey('to a visitor on the page of a blind', async ({ page }) => {
    await open(page, '/detalles/screen-5/arena');
    await expectSpoken(await spokenIn(page, 'main'), 'blind');
  });

  journey('to a visitor who quotes a window', async ({ page }) => {
    await open(page, href('quoter'));
    await page.getByRole('button', { name: 'Persiana enrollable' }).click();
    await page.getByRole('textbox', { name: 'Ancho' }).fill('180');
    await page.getByRole('textbox', { name: 'Alto' }).fill('220');
    const price = page.getByRole('complementary', { name: 'Dibujo y precio' });
    await pageExpect(price.getByText('$').first()).toBeVisible();
    await expectDate(price);
    // It is announced once it stays the same for a moment.
    await pageExpect(price.getByText(/^Ventana 1: \$/)).toBeAttached();
    await expectSpoken(await spokenIn(page, 'main'), 'measures');
  });

  journey('at a login that fails', async ({ page }) => {
    await open(page, href('login'));
    await enter(page, { ...CUSTOMER, password: 'equivocada' });
    await pageExpect(page.getByRole('alert')).toBeVisible();
    await expectSpoken(await spokenIn(page, 'main'), 'login');
  });

  journey('to a distributor in their quotes', async ({ page }) => {
    await login(page, DISTRIBUTOR);
    await open(page, href('quotes'));
    await pageExpect(page.getByRole('row').nth(1)).toBeVisible();
    await expectSpoken(await spokenIn(page, 'main', SOME_ROWS), 'quotes');
    await page.getByRole('link', { name: 'C-1010' }).click();
    await pageExpect(page.getByRole('dialog').getByRole('region', { name: 'Qué lleva' })).toBeVisible();
    await expectSpoken(await spokenIn(page, DIALOG), 'quote');
  });

  journey('to a distributor who reviews an order', async ({ page }) => {
    await login(page, DISTRIBUTOR);
    await open(page, href('cart'));
    await page.getByRole('button', { name: 'Revisar y pedir' }).click();
    await pageExpect(page.getByRole('dialog').getByRole('button', { name: /^Pedir/ })).toBeVisible();
    await expectDate(page.getByRole('dialog'));
    await expectSpoken(await spokenIn(page, DIALOG), 'order');
  });
});
