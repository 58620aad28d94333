import { expect } from 'storybook/test';
import * as z from 'zod/mini';
import preview from '#.storybook/preview.tsx';
import { ChartLayouts } from '#charts/layout/chart-layout.ts';
import ordersDrawing from '#charts/layout/generated/orders.json';
import sessionDrawing from '#charts/layout/generated/session.json';
import { Compare } from '../charts/compare/compare.tsx';

const ADDED = 'session.authenticated:session.tokenChanged:0';

/** The session's chart as it was before it told of another person's session. */
function formerDrawing(): ChartLayouts {
  const { tall, wide } = z.parse(ChartLayouts, sessionDrawing);
  const without = tall.map((view) => ({
    ...view,
    pills: view.pills.filter(({ edges }) => !edges.includes(ADDED)),
  }));
  return { tall: without, wide };
}

const walkOf = (value: string) => ({
  format: 'rollux-recorrido-1',
  machine: 'session',
  chart: 'ejemplo',
  start: 1,
  scenario: 'Con una sesión guardada',
  steps: [
    { act: { do: 'send', type: 'session.logout', sample: 0 }, text: '«Cerrar sesión»', edges: [], value },
  ],
});

const fileOf = (name: string, content: unknown) => ({ name, text: JSON.stringify(content) });

const meta = preview.meta({
  title: 'Herramientas/Comparar',
  component: Compare,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

/** A chart with a new transition. */
export const Charts = meta.story({
  name: 'Dos versiones de un diagrama',
  args: {
    before: fileOf('session-antes.json', formerDrawing()),
    after: fileOf('session.json', sessionDrawing),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 diferencia' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Diferencias' })).toHaveTextContent(
      'Transición «Otra pestaña cambió la sesión» [si trae otra sesión]',
    );
  },
});

/** Two walks, chosen as files; a drawing and a walk are not compared. */
export const Walks = meta.story({
  name: 'Dos recorridos',
  args: { before: null, after: fileOf('session.json', sessionDrawing) },
  play: async ({ canvas, userEvent }) => {
    const file = (name: string, content: unknown) => new File([JSON.stringify(content)], name);
    await userEvent.upload(canvas.getByLabelText('Archivo de antes'), file('uno.json', walkOf('anonymous')));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Uno es un dibujo y el otro un recorrido.',
    );
    const later = canvas.getByLabelText('Archivo de después');
    await userEvent.upload(later, file('orders.json', ordersDrawing));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'orders.json se dibuja como networkQuotes.json: elige ese archivo.',
    );
    await userEvent.upload(later, file('otro.json', walkOf('expired')));
    await expect(await canvas.findByRole('heading', { name: 'Se separan en el paso 1' })).toBeVisible();
  },
});
