import type { Page } from 'playwright';
import { expect } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from '../support/journey.ts';
import { DISTRIBUTOR, login } from '../support/steps.ts';

/** The windows of a house, in two cloths, in the order in which its owner wrote them down. */
const house = Array.from({ length: 14 }, (_, at) => ({
  name: `Cuarto ${String(at + 1)}`,
  cloth: at < 7 ? 'Screen 5 %' : 'Screen 3 %',
  width: String(80 + at * 5),
  height: String(120 + at * 3),
}));

/** Counts what a person presses on a page from now on. @returns clicks and keys until it is called */
async function countPresses(page: Page) {
  await page.evaluate(() => {
    const counts = { clicks: 0, keys: 0 };
    Object.assign(window, { presses: counts });
    document.addEventListener('pointerdown', () => (counts.clicks += 1), true);
    document.addEventListener(
      'change',
      ({ target }) => {
        // An option of a list that opens outside of the page.
        if (target instanceof HTMLSelectElement) counts.clicks += 1;
      },
      true,
    );
    document.addEventListener('keydown', () => (counts.keys += 1), true);
  });
  return () =>
    page.evaluate((): { clicks: number; keys: number } =>
      'presses' in window ? Object(window.presses) : { clicks: 0, keys: 0 },
    );
}

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Hoja de medidas' });

async function openSheet(page: Page) {
  await login(page, DISTRIBUTOR);
  await page.goto('/cotizador?hoja=1');
  await pageExpect(gridOf(page)).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Ver tu costo' }).click();
  await page.getByRole('textbox', { name: 'Título' }).click();
  await page.keyboard.type('Casa');
  await page.getByRole('button', { name: 'Guardar cotización' }).click();
  await pageExpect(page.getByRole('button', { name: /^Guardar cambios en C-\d+/ })).toBeVisible();
}

journey(
  'a distributor pastes a house of fourteen windows from a spreadsheet and saves its quote',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSheet(page);
    const linesOf = (heading: Element) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getClientRects().length;
    };
    const cost = gridOf(page).getByRole('columnheader', { name: 'Tu costo, sin IVA' });
    expect(await cost.evaluate(linesOf)).toBeLessThanOrEqual(2);
    const rows = [
      ['Cuarto', 'Tela', 'Ancho (m)', 'Alto (m)', 'Piezas'],
      ...house.map(({ name, cloth, width, height }) => [
        name,
        cloth,
        (Number(width) / 100).toFixed(2),
        (Number(height) / 100).toFixed(2),
        '1',
      ]),
    ];
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      rows.map((row) => row.join('\t')).join('\n'),
    );
    const presses = await countPresses(page);
    await gridOf(page).getByRole('textbox', { name: 'Ventana o cuarto, renglón 1' }).click();
    await page.keyboard.press('Control+V');
    await pageExpect(gridOf(page).getByRole('rowheader')).toHaveCount(15);
    await pageExpect(gridOf(page).getByRole('textbox', { name: 'Ancho, Cuarto 14' })).toHaveValue('145');
    await save(page);
    const { clicks } = await presses();
    process.stdout.write(`pasted: ${String(clicks)} clicks\n`);
    expect(clicks).toBeLessThanOrEqual(12);
  },
);

journey('a distributor types fourteen windows in two cloths by keys', async ({ page }) => {
  await openSheet(page);
  await gridOf(page).getByRole('combobox', { name: 'Producto y tela, renglón 1' }).focus();
  const presses = await countPresses(page);
  const { keyboard } = page;
  for (const [at, { width, height }] of house.entries()) {
    if (at === 7) {
      // The cloth is six cells to the left of the pieces: of the first row below, from which the others take it.
      for (let left = 0; left < 6; left += 1) await keyboard.press('ArrowLeft');
      await keyboard.type('Screen 3');
      for (let right = 0; right < 6; right += 1) await keyboard.press('ArrowRight');
    } else if (at === 0) {
      await keyboard.type('Screen 5');
      for (let right = 0; right < 6; right += 1) await keyboard.press('ArrowRight');
    }
    await keyboard.type(width);
    await keyboard.press('Tab');
    await keyboard.type(height);
    await keyboard.press('Enter');
  }
  const { keys } = await presses();
  process.stdout.write(`typed: ${String(keys)} keys\n`);
  expect(keys).toBeLessThanOrEqual(190);
  const cloths = gridOf(page).getByRole('combobox', { name: /^Producto y tela, Ventana / });
  await pageExpect(cloths).toHaveCount(14);
  await pageExpect(cloths.first()).toHaveValue('screen-5');
  await pageExpect(cloths.nth(6)).toHaveValue('screen-5');
  await pageExpect(cloths.nth(7)).toHaveValue('screen-3');
  await pageExpect(cloths.last()).toHaveValue('screen-3');
  await pageExpect(gridOf(page).getByRole('textbox', { name: 'Alto, Ventana 14' })).toHaveValue('159');
});
