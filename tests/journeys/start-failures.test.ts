import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { forgetNewest } from '#tests/support/forget-newest.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from './support/journey.ts';
import { scriptOf } from './support/script-of.ts';
import { heading, login } from './support/steps.ts';

/** Adds this code to the script that holds a module. */
async function add(page: Page, module: string, code: string): Promise<void> {
  await page.route(`**/${scriptOf(module)}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${code}` });
  });
}

const START = 'src/app/start.tsx';
const OLD = /^Tu navegador es de una versión anterior/;
const FAULT = /^Algo falló de nuestro lado/;

describe('an engine without the newest built-ins', () => {
  journey('shows a catalogue, quotes and logs in', async ({ page }) => {
    await page.addInitScript(forgetNewest);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Persianas' }).click();
    await pageExpect(heading(page)).toHaveText('Persianas');
    for (const name of ['Screen', 'Screen 5 %']) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      await pageExpect(heading(page)).toContainText(name.toLowerCase(), { ignoreCase: true });
    }
    await page.getByRole('link', { name: 'Cotizar esta' }).first().click();
    await pageExpect(heading(page)).toHaveText('Cotizador');
    await page.getByRole('textbox', { name: 'Ancho' }).fill('180');
    await page.getByRole('textbox', { name: 'Alto' }).fill('220');
    await pageExpect(
      page
        .getByRole('listitem')
        .filter({ hasText: /^Ventana 1 ?\$/ })
        .first(),
    ).toBeVisible();
    await login(page);
    await page.goto('/panel/listas/cotizaciones');
    await pageExpect(heading(page)).toHaveText('Cotizaciones');
    await pageExpect(page.getByRole('alert')).toHaveCount(0);
  });
});

describe('a start that fails', () => {
  journey.override({ expected: [/rota|Invalid or unexpected token/] });

  journey.for([
    ['by an error of ours', false, 'throw new TypeError("pieza rota")', FAULT],
    ['in an older engine', true, 'throw new TypeError("pieza rota")', OLD],
    ['because the engine cannot read it', false, 'const pieza = @rota;', OLD],
  ] as const)('%s says so, and the page can be read (W14)', async ([, isOlder, code, sentence], { page }) => {
    if (isOlder) await page.addInitScript(forgetNewest);
    await add(page, START, code);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/nosotros');
    const alert = page.getByRole('alert');
    await pageExpect(alert).toHaveText(sentence);
    await pageExpect(heading(page)).toBeVisible();
    expect(loads).toBe(1);
    if (sentence !== OLD) return;
    await alert.getByRole('button', { name: 'Cerrar' }).click();
    await pageExpect(alert).toHaveCount(0);
  });

  journey('in its first script, which the engine cannot read, says so', async ({ page }) => {
    await add(page, 'index.html', 'const pieza = @rota;');
    await page.goto('/nosotros');
    await pageExpect(page.getByRole('alert')).toHaveText(OLD);
    await pageExpect(heading(page)).toBeVisible();
  });
});
