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

const walkOf = (value: string, pictures: readonly string[] = []) => ({
  format: 'rollux-recorrido-1',
  machine: 'session',
  chart: 'ejemplo',
  start: 1,
  scenario: 'Con una sesión guardada',
  steps: (pictures.length === 0 ? [undefined] : pictures).map((picture) => ({
    ...{ act: { do: 'send', type: 'session.logout', sample: 0 }, text: '«Cerrar sesión»', edges: [], value },
    picture,
  })),
});

/** A screen of 40 px by a height in px, with a bar of a width in px. */
function pictureOf(bar: number, height = 25): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 40, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws nothing');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 40, height);
  context.fillStyle = 'teal';
  context.fillRect(0, 5, bar, 5);
  return canvas.toDataURL();
}

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
  tags: ['long'],
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
    await expect(
      await canvas.findByText('orders.json se dibuja como networkQuotes.json: elige ese archivo.'),
    ).toBeVisible();
    await userEvent.upload(later, file('otro.json', walkOf('expired')));
    await expect(await canvas.findByRole('heading', { name: 'Se separan en el paso 1' })).toBeVisible();
  },
});

/** The same walk in two versions of the app: the second step looks different, in 15 × 5 of 40 × 25 pixels. */
export const Pictures = meta.story({
  name: 'El mismo recorrido en dos versiones',
  tags: ['long'],
  args: {
    before: fileOf('antes.json', walkOf('anonymous', [pictureOf(10), pictureOf(10), pictureOf(20)])),
    after: fileOf('despues.json', walkOf('anonymous', [pictureOf(10), pictureOf(25), pictureOf(20, 31)])),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Se ven distintas: 1 de 3 imágenes' }),
    ).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Paso 2' })).toHaveTextContent(
      'cambió el 7.5% de la imagen',
    );
    await expect(canvas.getByRole('img', { name: 'Lo que cambió, paso 2' })).toBeVisible();
    const file = new File([JSON.stringify(walkOf('anonymous', [pictureOf(10)]))], 'otro.json');
    await userEvent.upload(canvas.getByLabelText('Archivo de después'), file);
    await expect(
      await canvas.findByRole('heading', { name: 'Se ven iguales: 1 de 1 imágenes' }),
    ).toBeVisible();
    const broken = new File(
      [JSON.stringify(walkOf('anonymous', ['data:image/png;base64,AAAA']))],
      'roto.json',
    );
    await userEvent.upload(canvas.getByLabelText('Archivo de después'), broken);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Las imágenes de los archivos no se pueden leer.',
    );
    const old = new File([JSON.stringify(walkOf('anonymous'))], 'viejo.json');
    await userEvent.upload(canvas.getByLabelText('Archivo de después'), old);
    await expect(
      await canvas.findByText('Los archivos no traen imágenes de los mismos pasos.'),
    ).toBeVisible();
  },
});
