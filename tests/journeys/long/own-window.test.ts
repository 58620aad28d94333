import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { marks, windowPhoto } from '#stories/support/window-photo.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { journey } from '../support/journey.ts';
import { scriptOf } from '../support/script-of.ts';
import { heading } from '../support/steps.ts';

const names = ['superior izquierda', 'superior derecha', 'inferior derecha', 'inferior izquierda'];
const PHOTO = { width: 1_600, height: 1_200 };

/** Drags the four corners to where they are in the prepared photo, in its px. */
async function mark(
  dialog: Locator,
  of: string,
  corners: readonly (readonly [number, number])[],
): Promise<void> {
  const page = dialog.page();
  const photo = await dialog.getByRole('img', { name: 'Tu foto de la ventana' }).boundingBox();
  if (photo === null) throw new Error('the photo is not shown');
  for (const [at, [x, y]] of corners.entries()) {
    const corner = await dialog
      .getByRole('slider', { name: `Esquina ${names[at] ?? ''} de ${of}` })
      .boundingBox();
    if (corner === null) throw new Error('the corner is not shown');
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
    await page.mouse.down();
    await page.mouse.move(
      photo.x + (x / PHOTO.width) * photo.width,
      photo.y + (y / PHOTO.height) * photo.height,
      { steps: 2 },
    );
    await page.mouse.up();
  }
}

/** The mean brightness of the shown picture, 0 to 255. */
const brightness = (picture: Locator) =>
  picture.evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas');
    const copy = new OffscreenCanvas(160, 120).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0, 160, 120);
    const pixels = copy?.getImageData(0, 0, 160, 120).data ?? [];
    let sum = 0;
    for (let at = 0; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
    return sum / (pixels.length / 4);
  });

/** Opens the dialog, and the link's later parts have come. */
async function openDialog(page: Page): Promise<Locator> {
  // The last script of a page, which keeps the app for visits without a connection, comes some time after it.
  const lastScript = page.waitForResponse(`**/${scriptOf('src/app/later/keep-for-later.ts')}`);
  await page.goto('/detalles/blackout-lino', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Probar en tu ventana' }).click();
  const dialog = page.getByRole('dialog', { name: 'En tu ventana' });
  await pageExpect(dialog.getByText(/Tu foto no sale de este dispositivo/)).toBeVisible();
  await lastScript;
  await page.waitForLoadState('networkidle');
  return dialog;
}

describe('a shopper', () => {
  journey('sees a blind in a photo of their window, which nothing sends, and quotes it', async ({ page }) => {
    // The app fetches nothing ahead for a person who saves data: what is requested then is for this page.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const [, base64 = ''] = (await page.evaluate(windowPhoto)).split(',');
    const dialog = await openDialog(page);
    const requests: string[] = [];
    // The browser itself may fetch the icon of a tab whose address changed.
    const icon = new URL((await page.locator('link[rel=icon]').getAttribute('href')) ?? '', page.url()).href;
    // A script of the page may still be on its way; its address is known before there is a photo.
    const scripts = new URL('/assets/', page.url()).href;
    page.on('request', (request) => {
      const url = request.url();
      const isScript = request.method() === 'GET' && url.startsWith(scripts) && url.endsWith('.js');
      if (url.startsWith('http') && url !== icon && !isScript) requests.push(`${request.method()} ${url}`);
    });

    await dialog
      .getByLabel('Elegir foto')
      .setInputFiles({ name: 'sala.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') });
    await mark(dialog, 'la ventana', marks.opening);
    await dialog.getByRole('button', { name: 'Ver cómo queda' }).click();
    const picture = dialog.getByRole('img', { name: /^Tu ventana con persiana enrollable blackout/ });
    await pageExpect(picture).toHaveAttribute('data-drawn', 'true');
    const halfOpen = await brightness(picture);
    await dialog.getByRole('slider', { name: 'Qué tan abierta' }).fill('0');
    await pageExpect.poll(() => brightness(picture)).toBeLessThan(halfOpen - 1);
    // What was marked outlives the dialog.
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await pageExpect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Probar en tu ventana' }).click();
    await pageExpect(picture).toHaveAttribute('data-drawn', 'true');
    await dialog.getByRole('radio', { name: 'Antes' }).check();
    const before = dialog.getByRole('img', { name: 'Tu ventana como está ahora' });
    await pageExpect.poll(() => brightness(before)).toBeGreaterThan(halfOpen + 1);

    await dialog.getByRole('button', { name: 'Estimar la medida' }).click();
    await mark(dialog, 'la hoja', marks.sheet);
    await dialog.getByRole('button', { name: 'Estimar la medida' }).click();
    await pageExpect(dialog.getByText(/^Estimamos 1[34]\d × 1[23]\d cm$/)).toBeVisible();
    expect(requests, 'requests while the photo was used').toEqual([]);

    await dialog.getByRole('button', { name: 'Cotizar con esta medida' }).click();
    await pageExpect(heading(page)).toHaveText('Cotizador');
    await pageExpect(page.getByRole('textbox', { name: 'Ancho', exact: true })).toHaveValue(/^1[34]\d$/);
    await pageExpect(page.getByRole('note')).toContainText('son una estimación de tu foto');
    await pageExpect(page.getByRole('textbox', { name: 'Ancho arriba' })).toBeVisible();
  });
});
