import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { SAMPLE } from '#charts/layout/load.ts';
import { onPhone } from '../support/phone.ts';
import { DrawnChart } from './drawn-chart.tsx';

const meta = preview.meta({
  title: 'Diagramas/Bodega',
  component: DrawnChart,
  args: { machine: SAMPLE as typeof SAMPLE, active: ['east.filling.slow'], onEdge: fn() },
});

/** A chart of sixty states starts collapsed, except for the active state. */
export const Folded = meta.story({
  name: 'Plegado',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Desplegar' })).toBeVisible();
    await expect(canvas.getByRole('button', { current: 'step' })).toHaveAccessibleName(
      'Estado Sala oriente, Llenándose, Se tarda',
    );
    await expect(canvas.queryByRole('button', { name: 'Estado Sala norte, Vacío' })).toBeNull();
  },
});

/** Expanding one compound state keeps the rest collapsed. */
export const OneOpened = meta.story({
  name: 'Uno desplegado',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desplegar Sala norte: 6 estados' }));
    await expect(canvas.getByRole('button', { name: 'Estado Sala norte, Vacío' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Estado Sala sur, Vacío' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Estado Sala norte' })).toHaveFocus();
  },
});

/** A label of several transitions shows them and focuses the first. */
export const Split = meta.story({
  name: 'Separado',
  tags: ['long'],
  play: async ({ canvas, userEvent, args }) => {
    const several = await canvas.findByRole('button', {
      name: /^Desplegar 2 transiciones: .*Sala del fondo/,
    });
    several.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('button', { name: 'Pasar a lo siguiente: de «Sala del fondo» a «Cerrando»' }),
    ).toHaveFocus();
    await expect(args.onEdge).not.toHaveBeenCalled();
  },
});

/** All states can be expanded at once. */
export const AllOpen = meta.story({
  name: 'Todo desplegado',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desplegar' }));
    await expect(canvas.getAllByRole('button', { name: /^Estado/ })).toHaveLength(61);
  },
});

/** On the narrowest phone the drawing scrolls in its pane, and nothing else is wider than the window. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { current: 'step' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});
