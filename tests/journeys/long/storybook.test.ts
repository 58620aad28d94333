import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { graphOf } from '#charts/graph/graph.ts';
import type { MachineName } from '#machines/index.ts';
import { readReport } from '#stories/charts/fixtures/report.ts';
import { walkCode } from '#stories/charts/fixtures/walk-code.ts';
import { machineNames, walkable } from '#stories/charts/fixtures/walkable.ts';
import { foreignWords } from '#tests/support/charts/english.ts';
import { pageExpect } from '#tests/support/page-expect.ts';
import { canvasOf, storybookJourney } from '../support/storybook.ts';
import { actByHand, walkEverything, walkOfAddress } from '../support/walk-by-hand.ts';

/** Waits until the address, which changes after the act, holds this many. */
const expectActs = (page: Page, count: number) =>
  pageExpect.poll(() => walkOfAddress(page).acts.length).toBe(count);

const storyOf = (id: string) => `/?path=/story/${id}--recorrido`;
const SESSION = storyOf('maquinas-sesion');

/** A walk's page loads so few files that opening them takes no time of its own. */
const MOST_FILES = 60;

const charts: readonly { readonly name: MachineName; readonly story: string }[] = [
  { name: 'session', story: SESSION },
  { name: 'captcha', story: storyOf('maquinas-captcha') },
  { name: 'counters', story: storyOf('maquinas-contadores') },
];

/** Pages that are read for words of English. */
const readPages = [SESSION, storyOf('maquinas-usuarios'), storyOf('maquinas-etapas-de-una-orden')];

/** The first of several charts: the others take minutes, which only the sweep has. */
const someOf = <T>(list: readonly T[]): readonly T[] => (inject('isSweep') ? list : list.slice(0, 1));

/** Less than two rows of tools take. */
const TWO_ROWS_PX = 70;

describe('the built Storybook', () => {
  for (const { name, story } of someOf(charts)) {
    storybookJourney(
      `walks every transition of ${name} by clicks`,
      { timeout: 180_000 },
      async ({ page }) => {
        const chart = walkable(name);
        const { words } = chart.fixtures;
        const count = String(graphOf(chart.machine).edges.length);
        await page.goto(story);
        const canvas = canvasOf(page);
        await pageExpect(canvas.getByRole('figure', { name: `Diagrama de ${words.name}` })).toBeVisible();
        const clicks = await walkEverything(page, canvas, chart);
        process.stdout.write(`${name}: ${count} transitions by ${String(clicks)} clicks\n`);
        await pageExpect(canvas.getByText(`Recorridas ${count} de ${count}`)).toBeVisible();
        await page.reload();
        await pageExpect(canvas.getByText(`Recorridas ${count} de ${count}`)).toBeVisible();
      },
    );
  }

  storybookJourney('opens a walk with few files', async ({ page, context }) => {
    const files = new Set<string>();
    context.on('request', (request) => files.add(new URL(request.url()).pathname));
    await page.goto(SESSION);
    const canvas = canvasOf(page);
    const screen = canvas.frameLocator('iframe[title="Pantalla real"]');
    await pageExpect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await pageExpect(canvas.getByRole('figure', { name: 'Diagrama de Sesión' })).toBeVisible();
    expect(files.size, [...files].join('\n')).toBeLessThan(MOST_FILES);
  });

  storybookJourney('keeps a walk after a reload, and undoes a step', async ({ page }) => {
    const chart = walkable('session');
    await page.goto(SESSION);
    const canvas = canvasOf(page);
    const screen = canvas.frameLocator('iframe[title="Pantalla real"]');
    await actByHand(canvas, chart, { do: 'send', type: 'session.login', sample: 0 });
    await pageExpect(screen.getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-disabled', 'true');
    await actByHand(canvas, chart, { do: 'answer', invoke: 'login', with: 0 });
    await pageExpect(screen.getByRole('heading', { level: 1, name: 'Hola, Mariana' })).toBeVisible();
    await expectActs(page, 2);
    await page.reload();
    await pageExpect(screen.getByRole('heading', { level: 1, name: 'Hola, Mariana' })).toBeVisible();
    await expectActs(page, 2);
    await canvas.getByRole('button', { name: 'Paso atrás' }).click();
    await pageExpect(screen.getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-disabled', 'true');
    await expectActs(page, 1);
  });

  storybookJourney('shows what an event would do before it happens', async ({ page }) => {
    await page.goto(SESSION);
    const canvas = canvasOf(page);
    const note = canvas.getByRole('complementary', { name: 'Qué pasaría' });
    await canvas
      .getByRole('region', { name: 'Ahora' })
      .getByRole('button', { name: 'Entrar', exact: true })
      .hover();
    await pageExpect(note).toContainText('→ Entrando, Esperando');
    await pageExpect(note).toContainText('Saldría: Comprobar la contraseña');
    await canvas.getByRole('heading', { level: 1 }).hover();
    await pageExpect(note).toBeEmpty();
    expect(walkOfAddress(page).acts).toEqual([]);
  });

  for (const story of someOf(readPages)) {
    storybookJourney(`says nothing in English or code before it is asked to: ${story}`, async ({ page }) => {
      await page.goto(story);
      const canvas = canvasOf(page);
      await pageExpect(canvas.getByRole('combobox', { name: 'Llévame a…' })).toBeEnabled();
      await canvas.getByRole('button', { name: 'Siguiente sin recorrer' }).click();
      await pageExpect(canvas.getByRole('button', { name: 'Paso atrás' })).toBeEnabled();
      const said = () =>
        canvas.locator('main').evaluate((main) => {
          for (const part of main.querySelectorAll('details')) part.open = true;
          const labels = [...main.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
            one.ariaLabel ?? '',
            one.getAttribute('title') ?? '',
          ]);
          return [main instanceof HTMLElement ? main.innerText : '', ...labels].join('\n');
        });
      expect(foreignWords(await said())).toEqual([]);
      await canvas.getByText('Nombres del código').click();
      expect(foreignWords(await said())).not.toEqual([]);
    });
  }

  storybookJourney('shows pieces without the English of their code', async ({ page }) => {
    await page.goto('/?path=/docs/piezas-tabla--docs');
    const docs = canvasOf(page).locator('#storybook-docs');
    await pageExpect(docs.getByRole('heading', { name: 'Por páginas' })).toBeVisible();
    expect(foreignWords(await docs.innerText())).toEqual([]);
  });

  storybookJourney('keeps its tools in one row, whatever the chart is called', async ({ page }) => {
    await page.goto(storyOf('maquinas-etapas-de-una-orden'));
    const bar = canvasOf(page).locator('main > header');
    for (const width of [1440, 1366, 1024]) {
      await page.setViewportSize({ width, height: 768 });
      await pageExpect(bar.getByRole('button', { name: 'Siguiente sin recorrer' })).toBeVisible();
      const names = machineNames.map((name) => walkable(name).fixtures.words.name);
      const heights = await bar.evaluate(
        (row, titles) =>
          titles.map((title) => {
            row.querySelector('h1')?.replaceChildren(title);
            return row.clientHeight;
          }),
        names,
      );
      expect(Math.max(...heights), `at ${String(width)} px`).toBeLessThan(TWO_ROWS_PX);
      await bar.getByText('Más', { exact: true }).click();
      await pageExpect(bar.getByRole('button', { name: 'Empezar de nuevo' })).toBeVisible();
      await pageExpect(bar.getByRole('button', { name: 'Deshacer' })).toBeVisible();
      await bar.getByText('Más', { exact: true }).click();
    }
  });

  storybookJourney('keeps a walk while another story is open', async ({ page }) => {
    const chart = walkable('session');
    await page.goto(SESSION);
    const canvas = canvasOf(page);
    const screen = canvas.frameLocator('iframe[title="Pantalla real"]');
    await actByHand(canvas, chart, { do: 'send', type: 'session.login', sample: 0 });
    await actByHand(canvas, chart, { do: 'answer', invoke: 'login', with: 0 });
    await pageExpect(screen.getByRole('heading', { level: 1, name: 'Hola, Mariana' })).toBeVisible();
    await expectActs(page, 2);
    await page.getByRole('link', { name: 'Recorrer los estados' }).click();
    await pageExpect(canvas.getByRole('heading', { level: 1, name: 'Recorrer los estados' })).toBeVisible();
    await page.goBack();
    await pageExpect(screen.getByRole('heading', { level: 1, name: 'Hola, Mariana' })).toBeVisible();
    await expectActs(page, 2);
  });

  storybookJourney('sends a typed payload, and replays it', async ({ page }) => {
    await page.goto(`${SESSION}&args=recorrido:0_send-session-login-0_answer-login-0`);
    const canvas = canvasOf(page);
    const screen = canvas.frameLocator('iframe[title="Pantalla real"]');
    await pageExpect(screen.getByRole('heading', { level: 1, name: 'Hola, Mariana' })).toBeVisible();
    const row = canvas.getByRole('listitem').filter({ hasText: 'session.userChanged' });
    await row.getByText('Datos propios').click();
    const field = row.getByRole('textbox');
    const text = await field.inputValue();
    await field.fill('{ "user": {} }');
    await row.getByRole('button', { name: 'Enviar estos datos' }).click();
    await pageExpect(row.getByRole('alert')).toContainText('Falta «user.id».');
    await field.fill(text.replace('Mariana Treviño Salas', 'Íñigo Núñez'));
    await row.getByRole('button', { name: 'Enviar estos datos' }).click();
    await pageExpect(screen.getByRole('heading', { level: 1, name: 'Hola, Íñigo' })).toBeVisible();
    await expectActs(page, 3);
    await page.reload();
    await pageExpect(screen.getByRole('heading', { level: 1, name: 'Hola, Íñigo' })).toBeVisible();
  });

  storybookJourney(
    'moves the chart with the real screen, and the screen with the chart',
    async ({ page }) => {
      await page.goto(SESSION);
      const canvas = canvasOf(page);
      const chart = canvas.getByRole('figure', { name: 'Diagrama de Sesión' });
      const screen = canvas.frameLocator('iframe[title="Pantalla real"]');
      await screen.getByLabel('Correo electrónico').fill('cliente@rollux.mx');
      await screen.getByLabel('Contraseña', { exact: true }).fill('rollux2026');
      await screen.getByRole('button', { name: 'Entrar' }).click();
      await pageExpect(chart.getByText('Sesión: Entrando, Esperando')).toBeAttached();
      await chart.getByRole('button', { name: /«Comprobar la contraseña» falla/ }).click();
      await pageExpect(screen.getByRole('alert')).toContainText('No pudimos conectarnos.');
      await pageExpect(chart.getByText('Sesión: Nadie ha entrado, Visitante')).toBeAttached();
    },
  );

  storybookJourney('keeps the size of the screen when a walk begins', async ({ page }) => {
    await page.goto(SESSION);
    const canvas = canvasOf(page);
    const frame = canvas.locator('iframe[title="Pantalla real"]');
    const screen = canvas.frameLocator('iframe[title="Pantalla real"]');
    await pageExpect(canvas.getByRole('combobox', { name: 'Llévame a…' })).toBeEnabled();
    const before = await frame.boundingBox();
    await screen.getByLabel('Correo electrónico').fill('otra@correo.mx');
    await pageExpect(canvas.getByText('Escribe «otra@correo.mx» en «Correo electrónico»')).toBeVisible();
    expect(await frame.boundingBox()).toEqual(before);
    await screen.getByLabel('Contraseña', { exact: true }).fill('otra');
    await screen.getByRole('button', { name: 'Entrar' }).click();
    await pageExpect(canvas.getByRole('button', { name: 'Está bien' })).toBeVisible();
    expect(await frame.boundingBox()).toEqual(before);
  });

  storybookJourney('walks to any state in visible steps', async ({ page }) => {
    await page.goto(SESSION);
    const canvas = canvasOf(page);
    await canvas
      .getByRole('combobox', { name: 'Llévame a…' })
      .selectOption({ label: 'Dentro, Cargando sus datos, Puede cancelarse' });
    await pageExpect(canvas.getByRole('button', { name: 'Detener' })).toBeVisible();
    const note = canvas.getByRole('complementary', { name: 'Qué pasaría' });
    await pageExpect(note).toHaveText(/^El recorrido va solo/);
    const screen = canvas.frameLocator('iframe[title="Pantalla real"]');
    await pageExpect(screen.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    await pageExpect(canvas.getByRole('button', { name: 'Detener' })).toHaveCount(0);
    await pageExpect.poll(() => walkOfAddress(page).acts.length).toBeGreaterThan(2);
    const steps = canvas.getByRole('region', { name: 'Pasos' });
    await pageExpect(steps.getByText('Lo hizo el tiempo')).toHaveCount(0);
    await steps.getByRole('switch', { name: 'Señalar lo que no hizo una persona' }).click();
    await pageExpect(steps.getByText('Lo hizo el tiempo').first()).toBeVisible();
  });

  storybookJourney(
    'says why the chart does not move during a replay, which can be stopped',
    async ({ page }) => {
      const gone = { do: 'click', role: 'button', name: 'Ya no existe', nth: 0 } as const;
      const login = { do: 'send', type: 'session.login', sample: 0 } as const;
      const walk = walkCode({ start: 0, acts: [{ act: login, by: 'screen', hand: [gone] }] });
      await page.goto(`${SESSION}&args=recorrido:${walk}`);
      const canvas = canvasOf(page);
      const note = canvas.getByRole('complementary', { name: 'Qué pasaría' });
      await pageExpect(note).toHaveText('Se está repitiendo un recorrido: detenlo para mover la gráfica tú.');
      await canvas.getByRole('button', { name: 'Detener' }).click();
      await pageExpect(note).toBeEmpty();
      await pageExpect(canvas.getByRole('button', { name: 'Siguiente sin recorrer' })).toBeEnabled();
      await expectActs(page, 0);
      await canvas.getByRole('button', { name: 'Deshacer' }).click();
      await expectActs(page, 1);
    },
  );

  storybookJourney('saves a walk that can be replayed', async ({ page }) => {
    const chart = walkable('session');
    await page.goto(SESSION);
    const canvas = canvasOf(page);
    const screen = canvas.frameLocator('iframe[title="Pantalla real"]');
    await screen.getByLabel('Correo electrónico').fill('otra@correo.mx');
    await screen.getByLabel('Contraseña', { exact: true }).fill('muy-secreta');
    await screen.getByRole('button', { name: 'Entrar' }).click();
    await actByHand(canvas, chart, { do: 'answer', invoke: 'login', with: '401' });
    await pageExpect(screen.getByRole('alert')).toContainText('Correo o contraseña incorrectos.');
    const downloaded = page.waitForEvent('download');
    await canvas.getByText('Más', { exact: true }).click();
    await canvas.getByRole('button', { name: 'Guardar archivo' }).click();
    const file = await (await downloaded).path();
    const text = await readFile(file, 'utf8');
    expect(text).not.toContain('muy-secreta');
    const report = readReport(text);
    if (typeof report === 'string') throw new Error(report);
    expect(report.steps.map(({ act }) => act.do)).toEqual(['send own', 'answer']);

    await canvas.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await pageExpect(screen.getByRole('alert')).toHaveCount(0);
    await canvas.getByLabel('Archivo de un recorrido').setInputFiles(file);
    await pageExpect(canvas.getByText('Repetido: igual.')).toBeVisible();
    await pageExpect(screen.getByRole('alert')).toContainText('Correo o contraseña incorrectos.');
  });

  storybookJourney(
    'saves an error with a picture of the screen, which a repeated file shows',
    async ({ page }) => {
      await page.goto(SESSION);
      const canvas = canvasOf(page);
      const screen = canvas.frameLocator('iframe[title="Pantalla real"]');
      await screen.getByLabel('Contraseña', { exact: true }).fill('muy-secreta');
      await canvas.getByRole('button', { name: 'Aquí hay un error' }).click();
      await canvas.getByRole('textbox', { name: 'Qué esperabas' }).fill('Un aviso');
      await canvas.getByRole('textbox', { name: 'Qué pasó' }).fill('Nada');
      await pageExpect(canvas.getByRole('img', { name: 'La pantalla que acompaña al error' })).toBeVisible();
      const downloaded = page.waitForEvent('download');
      await canvas.getByRole('button', { name: 'Guardar con los pasos' }).click();
      const file = await (await downloaded).path();
      const report = readReport(await readFile(file, 'utf8'));
      if (typeof report === 'string') throw new Error(report);
      expect(report.error?.picture).toMatch(/^data:image\/png;base64,/);
      await canvas.getByLabel('Archivo de un recorrido').setInputFiles(file);
      await pageExpect(canvas.getByText('Esperaba: Un aviso. Pasó: Nada.')).toBeVisible();
      await pageExpect(canvas.getByRole('img', { name: 'La pantalla del error' })).toBeVisible();
    },
  );
});
