import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import { panelPaths, publicPaths } from '#tests/journeys/support/every-page.ts';
import { startLocalServer } from '#tests/support/local-server.ts';
import type { Driver } from './driver.ts';
import { firefox } from './firefox.ts';
import { startEngine, type StartedEngine } from './start-engine.ts';

/** Keys, as WebDriver writes them. */
const TAB = '\uE004';
const ESCAPE = '\uE00C';

/** How long nothing may arrive before a page counts as loaded, in ms. */
const QUIET_MS = 1_000;
const it = test.extend<{ $test: { readonly started: StartedEngine } }>({
  started: async ({}, use) => {
    const started = await startEngine(firefox, { watches: true });
    await use(started);
    await started.close();
  },
});

async function untilQuiet({ run }: Driver): Promise<void> {
  let before = -1;
  for (;;) {
    const arrived = await run(() => performance.getEntriesByType('resource').length, null);
    if (arrived === before) return;
    before = arrived;
    await pause(QUIET_MS);
  }
}

/** Uses the page, so that all that waits for somebody loads: moves the focus and scrolls to the end. */
async function useUp(driver: Driver): Promise<void> {
  const hasHeading = () => driver.run(() => document.querySelector('h1')?.checkVisibility() ?? false, null);
  await expect.poll(hasHeading).toBe(true);
  await untilQuiet(driver);
  await driver.type(TAB);
  let isAtEnd = false;
  while (!isAtEnd) {
    isAtEnd = await driver.run(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      return scrollY === before;
    }, null);
  }
  await untilQuiet(driver);
}

async function login({ person, site }: StartedEngine): Promise<void> {
  await person.opens(`${site}/login`);
  await person.types('textbox', 'Correo electrónico', 'admin@rollux.mx');
  await person.types('textbox', 'Contraseña', DEMO_PASSWORD);
  await person.clicks('button', 'Entrar');
  await person.sees('heading', /^Hola/);
}

async function expectNothingRefused({ driver }: StartedEngine): Promise<void> {
  const errors = await driver.errors();
  expect(errors, 'nothing refused by the policy, no uncaught error, no console error').toEqual([]);
}

describe('in Firefox the content policy refuses nothing', () => {
  it(`on a page of each public route, and on an unknown address: ${String(publicPaths.length)}`, async ({
    started,
  }) => {
    for (const path of publicPaths) {
      await started.person.opens(started.site + path);
      await useUp(started.driver);
    }
    await expectNothingRefused(started);
  });

  it(`on the ${String(panelPaths.length)} screens of the panel`, async ({ started }) => {
    await login(started);
    for (const path of panelPaths) {
      await started.person.opens(started.site + path);
      await useUp(started.driver);
    }
    await expectNothingRefused(started);
  });

  it('in what opens over the panel', async ({ started }) => {
    const { driver, person, site } = started;
    await login(started);
    await person.opens(`${site}/panel/usuarios`);
    await person.clicks('button', /^Mi cuenta/);
    await person.sees('menuitem', 'Cerrar sesión');
    await driver.type(ESCAPE);
    await person.clicks('button', /^Buscar o ir a/);
    await person.sees('dialog', /./);
    await driver.type(ESCAPE);
    await person.clicks('button', 'Nuevo usuario');
    await person.sees('dialog', 'Nuevo usuario');
    // The second one: a filter of the list behind the dialog has the same name.
    await person.clicks('combobox', 'Rol', { nth: 1 });
    await person.sees('listbox', /./);
    await driver.type(ESCAPE);
    await person.opens(`${site}/panel/lista-precios`);
    await person.clicks('button', /^Ver/, { nth: 0 });
    await untilQuiet(driver);
    await expectNothingRefused(started);
  });
});

describe('in Firefox it is seen when the content policy refuses', () => {
  it('a handler and a picture of another site in a page of the shop', async ({
    started: { driver, person, site },
  }) => {
    await person.opens(`${site}/nosotros`);
    await driver.run(() => {
      // Not as markup: the page makes text of it.
      const picture = document.createElement('img');
      picture.setAttribute('onerror', 'document.title = 1');
      picture.src = 'https://ajeno.ejemplo/a.png';
    }, null);
    await expect
      .poll(driver.errors)
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^img-src refuses https:\/\/ajeno\.ejemplo\/a\.png on \/nosotros/),
          expect.stringMatching(/^script-src-attr refuses inline on \/nosotros/),
        ]),
      );
  });

  it('what a page has in its first line', async ({ started: { driver, person } }) => {
    const page = await startLocalServer((_, response) => {
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Security-Policy': "style-src 'none'",
      });
      response.end('<!doctype html><style>p { color: red }</style><p>Hola');
    });
    await person.opens(page.url);
    await expect
      .poll(driver.errors)
      .toContainEqual(expect.stringMatching(/^style-src-elem refuses inline on \//));
    await page.close();
  });
});
