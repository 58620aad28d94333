import { readFile } from 'node:fs/promises';
import type { FrameLocator, Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { pageExpect } from '#tests/support/page-expect.ts';
import { failureOf } from '../support/exported-test.ts';
import { canvasOf, serveBroken, storybookJourney, type Fault } from '../support/storybook.ts';

/** The parts of a walk's page. */
interface Parts {
  readonly canvas: FrameLocator;
  readonly screen: FrameLocator;
}

interface Exported {
  readonly chart: string;
  readonly story: string;
  /** What the broken copy does. */
  readonly lacks: string;
  readonly fault: Fault;
  /** What the test then waits for in vain. */
  readonly misses: string;
  /** Walks as a person does, to the end that the test must find again. */
  readonly walk: (parts: Parts) => Promise<void>;
}

const expectPlace = ({ canvas }: Parts, place: string) =>
  pageExpect(canvas.getByRole('figure').getByText(place, { exact: true })).toBeAttached();

const walks: readonly Exported[] = [
  {
    chart: 'session',
    story: 'maquinas-sesion',
    lacks: 'the page says another thing',
    fault: { code: /Correo o contraseña incorrectos\./g, broken: 'Algo salió mal.' },
    misses: 'Correo o contraseña incorrectos.',
    walk: async (parts) => {
      const { canvas, screen } = parts;
      await screen.getByLabel('Correo electrónico').fill('otra@correo.mx');
      await screen.getByLabel('Contraseña', { exact: true }).fill("muy-secreta'");
      await screen.getByRole('button', { name: 'Entrar' }).click();
      await canvas
        .getByRole('group', { name: 'Comprobar la contraseña' })
        .getByRole('button', { name: 'Responde 401' })
        .click();
      await pageExpect(screen.getByRole('alert')).toContainText('incorrectos');
      await expectPlace(parts, 'Sesión: Nadie ha entrado, Visitante');
    },
  },
  {
    chart: 'users',
    story: 'maquinas-usuarios',
    lacks: 'a switch does nothing',
    fault: { code: /\w+\.send(?=\(\{type:`users\.switch`,ids:\[\w+\.id\],flag:\w+,to:!)/, broken: 'void' },
    misses: 'Cambios, Cambiando, Esperando',
    walk: async (parts) => {
      const { canvas, screen } = parts;
      await canvas.getByRole('button', { name: 'Tres cuentas' }).click();
      await screen.getByRole('searchbox').fill('Tomás');
      await pageExpect(screen.getByText('1 de 3 usuarios').first()).toBeVisible();
      await screen.getByRole('switch', { name: 'Activo' }).press('Space');
      await expectPlace(parts, 'Usuarios: Lista, Lista al día; Cambios, Cambiando, Esperando');
    },
  },
  {
    chart: 'orderStages',
    story: 'maquinas-etapas-de-una-orden',
    lacks: 'an order skips a stage',
    fault: {
      code: /(guard:`mustCheck`,target:[\w$]+\(`medidas-confirmadas`\)\},[\w$]+\()`material-reservado`/,
      broken: '$1`en-corte`',
    },
    misses: 'En marcha, Material reservado',
    walk: async (parts) => {
      await parts.canvas.getByRole('button', { name: 'Escritorio' }).click();
      const form = parts.screen.getByRole('form', { name: 'Cambiar de etapa' });
      await form.getByRole('combobox', { name: 'Pasa a' }).selectOption('Material reservado');
      await form.getByRole('button', { name: 'Cambiar etapa' }).click();
      await expectPlace(parts, 'Etapas de una orden: En marcha, Material reservado');
    },
  },
];

/** Saves the walk as a test, and returns its text. */
async function exported(page: Page, canvas: FrameLocator): Promise<string> {
  const downloaded = page.waitForEvent('download');
  await canvas.getByText('Más', { exact: true }).click();
  await canvas.getByRole('button', { name: 'Guardar como prueba' }).click();
  return readFile(await (await downloaded).path(), 'utf8');
}

/** All of them take minutes, which only the sweep has. */
const walked = inject('isSweep') ? walks : walks.slice(0, 1);

describe('a walk that is saved as a test of Playwright', () => {
  for (const { chart, story, lacks, fault, misses, walk } of walked) {
    storybookJourney(
      `of ${chart} passes, and fails where ${lacks}`,
      { timeout: 600_000 },
      async ({ page, storybook }) => {
        await page.goto(`/?path=/story/${story}--recorrido`);
        const canvas = canvasOf(page);
        await walk({ canvas, screen: canvas.frameLocator('iframe[title="Pantalla real"]') });
        const test = await exported(page, canvas);
        expect(test).not.toContain('muy-secreta');
        expect(await failureOf(test, storybook.url)).toBe('');
        const broken = await serveBroken(fault);
        expect(await failureOf(test, broken.url)).toContain(misses);
        await broken.close();
      },
    );
  }
});
