import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { Play } from '../support/play.ts';
import { DrawnChart } from './drawn-chart.tsx';

const meta = preview.meta({
  title: 'Diagramas/Usuarios',
  component: DrawnChart,
  args: {
    machine: 'users' as const,
    active: ['list.loading.brisk', 'changes.quiet'],
    onEdge: fn(),
    width: 400,
  },
});

const boxOf = ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  canvas.getByRole('button', { name }).getBoundingClientRect();

const LIST = 'Estado Lista, Cargando, Esperando';
const CHANGES = 'Estado Cambios, Nada que cambiar';

/** In a pane that is higher than wide the two regions are below each other, so that both lit states are in view. */
export const BelowEachOther = meta.story({
  name: 'Dos encendidos a la vista',
  play: async (story) => {
    const { canvas, canvasElement } = story;
    await canvas.findByRole('button', { name: LIST });
    const pane = canvas.getByRole('group', { name: 'Estados y transiciones' }).parentElement;
    if (pane === null) throw new Error('a drawing is in a pane');
    const isInView = ({ left, top, right, bottom }: DOMRect) => {
      const frame = pane.getBoundingClientRect();
      return left >= frame.left && top >= frame.top && right <= frame.right && bottom <= frame.bottom;
    };
    await waitFor(() =>
      expect([LIST, CHANGES].map((name) => isInView(boxOf(story, name)))).toEqual([true, true]),
    );
    await expect(boxOf(story, CHANGES).top).toBeGreaterThan(boxOf(story, LIST).bottom);
    // The whole drawing is in the corner, and a press there shows another part.
    const map = canvasElement.querySelector('svg[data-whole="false"]');
    if (map === null) throw new Error('a drawing larger than its pane has a map');
    const { right, bottom } = map.getBoundingClientRect();
    map.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, buttons: 1, clientX: right - 1, clientY: bottom - 1 }),
    );
    await expect(pane.scrollLeft + pane.clientWidth).toBeCloseTo(pane.scrollWidth, -1);
    await expect(pane.scrollTop + pane.clientHeight).toBeCloseTo(pane.scrollHeight, -1);
    // The names of the lit states lead back.
    await story.userEvent.click(canvas.getByRole('button', { name: 'Lista, Cargando, Esperando' }));
    await waitFor(() => expect(isInView(boxOf(story, LIST))).toBe(true));
  },
});

/** In a pane that is wider than high, so is the drawing. */
export const Wide = meta.story({
  name: 'En un lugar ancho',
  args: { width: 1_200 },
  play: async (story) => {
    const { canvas } = story;
    await canvas.findByRole('button', { name: LIST });
    const drawing = canvas.getByRole('group', { name: 'Estados y transiciones' });
    await waitFor(() => {
      const { width, height } = drawing.getBoundingClientRect();
      return expect(width).toBeGreaterThan(height);
    });
  },
});
