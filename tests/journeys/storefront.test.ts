import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { CAPTCHA_ORIGIN, serveFakeCaptcha } from './support/captcha.ts';
import { journey } from './support/journey.ts';
import { choose, press, tabTo } from './support/keyboard.ts';
import { heading, untilHydrated } from './support/steps.ts';

const GUADALAJARA = { latitude: 20.6767, longitude: -103.3475 };

/** Opens a blind from home by links alone. */
async function goToScreenBlind(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Persianas' }).click();
  await pageExpect(heading(page)).toHaveText('Persianas');
  await main
    .getByRole('list', { name: 'Telas: Enrollables' })
    .getByRole('link', { name: 'Screen', exact: true })
    .click();
  await pageExpect(heading(page)).toHaveText('Catálogo de persianas enrollables screen');
  await main.getByRole('article').getByRole('link', { name: 'Screen 5 %', exact: true }).click();
  await pageExpect(heading(page)).toHaveText('Screen 5 %');
}

/** The page shows the colour in its title, drawing, swatches and quoter link. */
async function expectColour(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await pageExpect(heading(page)).toHaveText(`Screen 5 % en ${name}`);
  await pageExpect(
    main.getByRole('img', { name: `Persiana enrollable screen ${name.toLowerCase()}` }),
  ).toBeVisible();
  await pageExpect(main.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
  const quote = await main.getByRole('link', { name: 'Cotizar esta' }).getAttribute('href');
  expect(quote).toContain(`color=${name.toLowerCase().replace(' ', '-')}`);
}

/** The dealers in the list's order. */
const dealersOf = (page: Page) =>
  page.getByRole('region', { name: 'Distribuidores', exact: true }).getByRole('article');

/** Only dealers of Jalisco who sell retractable awnings, the nearest first. */
async function expectNearestOfJalisco(page: Page): Promise<void> {
  const cards = dealersOf(page);
  await pageExpect(page.getByText(/^Del más cercano/)).toBeVisible();
  await pageExpect(cards).toHaveCount(2);
  const distances: number[] = [];
  for (const card of await cards.all()) {
    await pageExpect(card).toContainText('Jalisco');
    await pageExpect(card).toContainText('Brazos retráctiles');
    const distance = (await card.getByText(/^[\d.,]+ km$/).textContent()) ?? '';
    distances.push(Number.parseFloat(distance.replace(',', '')));
  }
  expect(distances.every((km) => km > 0 && km < 30)).toBe(true);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  await pageExpect(cards.first()).toContainText('Ventana Viva');
}

describe('a shopper', () => {
  journey('opens a screen blind in their colour from home', async ({ page }) => {
    await goToScreenBlind(page);
    await page.getByRole('main').getByRole('link', { name: 'Verde Olivo', exact: true }).click();
    await expectColour(page, 'Verde Olivo');
    await page.goBack();
    await pageExpect(heading(page)).toHaveText('Catálogo de persianas enrollables screen');
  });

  journey('finds the nearest dealer in Jalisco who sells awnings', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(GUADALAJARA);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Distribuidores' }).click();
    await pageExpect(dealersOf(page)).not.toHaveCount(0);
    await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Jalisco' });
    await page.getByLabel('Qué buscas').selectOption({ label: 'Toldos: brazos retráctiles' });
    await pageExpect(dealersOf(page).first()).toContainText('Toldos Minerva');
    await page.getByRole('button', { name: 'Cerca de mí' }).click();
    await expectNearestOfJalisco(page);
    await page.reload();
    await pageExpect(page.getByLabel('Estado', { exact: true })).toHaveValue('Jalisco');
    await pageExpect(page.getByLabel('Qué buscas')).toHaveValue('toldos-brazos-retractiles');
    await pageExpect(dealersOf(page)).toHaveCount(2);
  });

  journey(
    'finds the nearest dealer in Jalisco who sells awnings, by the keyboard alone',
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(GUADALAJARA);
      await page.goto('/');
      await press(page, page.getByRole('banner').getByRole('link', { name: 'Distribuidores' }));
      await pageExpect(dealersOf(page)).not.toHaveCount(0);
      await choose(page, page.getByLabel('Estado', { exact: true }), 'Jal');
      await choose(page, page.getByLabel('Qué buscas'), 'Toldos: b');
      await pageExpect(dealersOf(page)).toHaveCount(2);
      await press(page, page.getByRole('button', { name: 'Cerca de mí' }));
      await expectNearestOfJalisco(page);
      const show = dealersOf(page).first().getByRole('button', { name: 'Ver en el mapa' });
      await press(page, show);
      await pageExpect(show).toHaveAttribute('aria-pressed', 'true');
      await pageExpect(show).toBeFocused();
    },
  );

  journey('finds a fabric by a misspelt word, by the keyboard alone', async ({ page }) => {
    await page.goto('/nosotros');
    await pageExpect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
    const field = page.getByRole('combobox', { name: 'Qué buscas' });
    // The page is painted before it is hydrated.
    await pageExpect(async () => {
      await page.keyboard.press('Control+k');
      await pageExpect(field).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.type('blakout cielo');
    await pageExpect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/detalles/blackout-cielo');
    await pageExpect(heading(page)).toContainText('Blackout Cielo');
  });

  journey('sees similar products at the address of an unknown one', async ({ page }) => {
    await page.goto('/detalles/blackout-sielo');
    await pageExpect(heading(page)).toBeVisible();
    await pageExpect(page.getByRole('main').getByRole('link', { name: /Blackout Cielo/ })).toBeVisible();
    expect(await page.locator('meta[name="robots"][content="noindex"]').count()).toBeGreaterThan(0);
  });
});

describe('a finger on a map', () => {
  journey('scrolls the page, and two fingers move the map', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((point, id) => ({ ...point, id })),
      });
    const map = page.getByRole('region', { name: /^Mapa/ });
    /** Moves fingers that start in the middle of the map down by this many px. */
    const move = async (fingers: number, down: number) => {
      const { x, y, width } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0 };
      const at = (moved: number) =>
        Array.from({ length: fingers }, (_, finger) => ({
          x: x + width / 3 + finger * 80,
          y: y + 60 + moved,
        }));
      await touch('touchStart', at(0));
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', at((down * step) / 10));
      await touch('touchEnd', []);
    };
    const scrolled = () => page.evaluate(() => scrollY);
    /** How far below the map's edge its first pin is. */
    const pinAt = async () => {
      const [pin, frame] = [
        await map
          .getByRole('button', { name: /^(?!Acercar|Alejar)/ })
          .first()
          .boundingBox(),
        await map.boundingBox(),
      ];
      return Math.round((pin?.y ?? 0) - (frame?.y ?? 0));
    };
    await page.goto('/distribuidores');
    // The map loads at the first use of the page.
    await heading(page).hover();
    await map.scrollIntoViewIfNeeded();
    await pageExpect.poll(pinAt).toBeGreaterThan(0);
    /** Resolves at the end of the next scrolling: a finger that comes down before belongs to it. */
    const scrollEnds = () =>
      page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            addEventListener('scrollend', () => resolve(), { once: true });
          }),
      );
    const moved = scrollEnds();
    await page.evaluate(() => {
      scrollBy(0, 150);
    });
    await moved;
    const [before, pin] = [await scrolled(), await pinAt()];
    const scrolledBack = scrollEnds();
    await move(1, 100);
    await scrolledBack;
    expect(await scrolled()).toBeLessThan(before);
    expect(Math.abs((await pinAt()) - pin)).toBeLessThan(50);
    await move(2, 100);
    await pageExpect.poll(async () => Math.abs((await pinAt()) - pin)).toBeGreaterThan(50);
  });
});

/** Opens the form for a message, of a shop with a captcha. */
async function messageAt(page: Page, apiHost: string, waitUntil: 'commit' | 'load' = 'load') {
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { apiHost, recaptchaSiteKey: 'llave-de-prueba' } }),
  );
  await page.goto('/contacto', { waitUntil });
  const form = page.getByRole('form', { name: 'Déjanos un mensaje' });
  return { form, name: form.getByRole('textbox', { name: 'Nombre' }) };
}

describe('a shopper at a shop with a captcha', () => {
  journey.override({ guests: [CAPTCHA_ORIGIN] });

  journey('sends a message, and only then loads the captcha (B77, B78)', async ({ page, context, api }) => {
    const asked = await serveFakeCaptcha(context);
    const { form, name } = await messageAt(page, api.url);
    await pageExpect(name).toBeVisible();
    expect(asked).toEqual([]);

    await tabTo(page, name);
    await page.keyboard.type('Ana Solís');
    const box = form.getByRole('checkbox', { name: 'No soy un robot' });
    await pageExpect(box).toBeVisible();
    expect(asked).toHaveLength(1);

    await form.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@correo.mx');
    await form.getByRole('textbox', { name: 'Mensaje' }).fill('¿Qué tela va bien al poniente?');
    await box.check();
    const sent = page.waitForRequest(`${api.url}/api/contact`);
    await form.getByRole('button', { name: 'Enviar mensaje' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Ana Solís',
      email: 'ana@correo.mx',
      message: '¿Qué tela va bien al poniente?',
      captcha: 'captcha-de-demostracion-1',
    });
    await pageExpect(
      page.getByText('Recibimos tu mensaje. Te respondemos a ana@correo.mx en nuestro horario de atención.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Escribir otro mensaje' }).click();
    await pageExpect(name).toBeFocused();
    await pageExpect(name).toHaveValue('');
  });

  journey('finds a message that was not sent again after a reload (B96)', async ({ page, context, api }) => {
    await serveFakeCaptcha(context);
    // It is typed before the page's script comes.
    const { promise: typed, resolve: scriptsCome } = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await typed;
      await route.fallback();
    });
    const { form, name } = await messageAt(page, api.url, 'commit');
    const message = form.getByRole('textbox', { name: 'Mensaje' });
    await name.fill('Ana Solís');
    await message.fill('¿Qué tela va bien al poniente?');
    scriptsCome(undefined);
    await pageExpect(async () => {
      await name.focus();
      await message.focus();
      await pageExpect(form.getByRole('checkbox', { name: 'No soy un robot' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await page.reload();
    await pageExpect(form.getByRole('status')).toContainText('Recuperamos lo que habías escrito');
    await pageExpect(name).toHaveValue('Ana Solís');
    await pageExpect(message).toHaveValue('¿Qué tela va bien al poniente?');
  });

  journey(
    'is told when the captcha comes empty, whichever of its two scripts',
    async ({ page, context, api }) => {
      const second = `${CAPTCHA_ORIGIN}/recaptcha/releases/one.js`;
      const first = `window.grecaptcha = { ready: () => undefined };
      document.head.append(Object.assign(document.createElement('script'), { src: '${second}' }));`;
      const bodies = ['', first];
      await context.route(`${CAPTCHA_ORIGIN}/recaptcha/**`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: route.request().url() === second ? '' : (bodies.shift() ?? ''),
        }),
      );
      const { form, name } = await messageAt(page, api.url);
      await untilHydrated(name);
      await name.fill('Ana Solís');
      const alert = form.getByRole('alert').filter({ hasText: 'verificación' });
      await pageExpect(alert).toBeVisible();
      await alert.getByRole('button', { name: 'Reintentar' }).click();
      await pageExpect.poll(() => bodies.length).toBe(0);
      await pageExpect(alert).toBeVisible();
      await pageExpect(name).toHaveValue('Ana Solís');
    },
  );

  journey('keeps what they typed when the captcha does not load', async ({ page, context, api }) => {
    await context.route(`${CAPTCHA_ORIGIN}/recaptcha/**`, (route) => route.abort());
    const { form, name } = await messageAt(page, api.url);
    await untilHydrated(name);
    await name.fill('Ana Solís');
    await pageExpect(form.getByRole('alert')).toContainText('verificación');
    await pageExpect(name).toHaveValue('Ana Solís');
  });
});
