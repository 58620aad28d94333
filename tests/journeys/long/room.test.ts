import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { href } from '#src/config/routes.ts';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';
import { openStage, type Stage } from '../../bench/pages.ts';

/** Mean brightness of the room as it is shown, 0 to 1. */
async function brightness(page: Page): Promise<number> {
  const picture = await page.getByRole('img', { name: /con .+ abierta,/ }).screenshot();
  // The policy of the page itself forbids the address.
  const reader = await page.context().newPage();
  const mean = await reader.evaluate(
    async (png) => {
      const image = await fetch(png).then((reply) => reply.blob());
      const copy = Object.assign(document.createElement('canvas'), { width: 64, height: 40 });
      const context = copy.getContext('2d');
      if (context === null) return Number.NaN;
      context.drawImage(await createImageBitmap(image), 0, 0, 64, 40);
      const { data } = context.getImageData(0, 0, 64, 40);
      let sum = 0;
      data.forEach((value, at) => (sum += at % 4 === 3 ? 0 : value));
      return sum / (64 * 40 * 3 * 255);
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await reader.close();
  return mean;
}

describe('the room on a page of a blind', () => {
  let stage: Stage;
  /** One paints without a graphics card, the other not even so. */
  let browsers: Readonly<Record<'with WebGL' | 'without WebGL', Browser>>;

  beforeAll(async () => {
    stage = await openStage();
    const launch = chromiumLaunch();
    const withSwitch = (name: string) => chromium.launch({ ...launch, args: [...launch.args, name] });
    browsers = {
      'with WebGL': await withSwitch('--enable-unsafe-swiftshader'),
      'without WebGL': await withSwitch('--disable-3d-apis'),
    };
  });

  afterAll(async () => {
    await Promise.all(Object.values(browsers).map((browser) => browser.close()));
    await stage.close();
  });

  /** The page with its room in sight. */
  async function openRoom(variant: string, kind: keyof typeof browsers = 'with WebGL') {
    const context = await browsers[kind].newContext({ locale: 'es-MX', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(stage.origin + href('blindDetails', { variant }));
    const slider = page.getByRole('slider', { name: /^Qué tan abierta está en la/ });
    await slider.scrollIntoViewIfNeeded();
    await slider.press('Home');
    return { page, slider, room: page.getByRole('img', { name: /con .+ abierta, de mañana/ }) };
  }

  test.each(['with WebGL' as const, 'without WebGL' as const])(
    'is dark behind a closed blackout, and light when it is raised, %s',
    async (kind) => {
      const { page, slider, room } = await openRoom('blackout-nana', kind);
      await room.waitFor();
      await expect.poll(() => brightness(page)).toBeLessThan(0.12);
      await slider.press('End');
      await expect.poll(() => brightness(page)).toBeGreaterThan(0.25);
      await page.context().close();
    },
  );

  test('shows the lamps at night', async () => {
    const { page, room } = await openRoom('blackout-nana');
    await room.waitFor();
    await expect.poll(() => brightness(page)).toBeLessThan(0.12);
    await page
      .getByRole('group', { name: /^Hora en la/ })
      .getByRole('radio', { name: 'Noche' })
      .check();
    await expect.poll(() => brightness(page)).toBeGreaterThan(0.12);
    await page.context().close();
  });

  test('is seen from the street at night through a free window, and not through a closed blackout', async () => {
    const { page, slider, room } = await openRoom('blackout-nana');
    await room.waitFor();
    for (const name of ['Noche', 'Desde la calle']) {
      await page.getByRole('radio', { name, exact: true }).check();
    }
    await page.getByRole('img', { name: /^Fachada con .+ no se ve nada$/ }).waitFor();
    await expect.poll(() => brightness(page)).toBeLessThan(0.2);
    await slider.press('End');
    await expect.poll(() => brightness(page)).toBeGreaterThan(0.22);
    await page.context().close();
  });

  test('stays as a picture that says so where the browser keeps pixels from pages', async () => {
    const page = await stage.browser.newPage();
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(stage.origin + href('blindDetails', { variant: 'screen-5' }));
    await page.getByRole('heading', { name: 'Cómo se comporta con la luz' }).scrollIntoViewIfNeeded();
    await page.keyboard.press('Tab');
    await page.getByText('Tu navegador no puede calcular la luz').waitFor();
    expect(await page.getByRole('slider', { name: /^Qué tan abierta está en la/ }).isVisible()).toBe(false);
    await page.close();
  });
});
