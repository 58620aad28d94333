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
    width: 390,
  },
});

const LIST = 'Estado Lista, Cargando, Esperando';
const CHANGES = 'Estado Cambios, Nada que cambiar';

/** The pane of a state's part of the drawing. */
function paneOf(state: HTMLElement): HTMLElement {
  const pane = state.closest('svg')?.parentElement;
  if (!pane) throw new Error('a state is drawn in a pane');
  return pane;
}

function isInView(state: HTMLElement): boolean {
  const [box, frame] = [state.getBoundingClientRect(), paneOf(state).getBoundingClientRect()];
  return (
    box.left >= frame.left && box.top >= frame.top && box.right <= frame.right && box.bottom <= frame.bottom
  );
}

const bothInView = async ({ canvas }: Pick<Play, 'canvas'>) => {
  await canvas.findByRole('button', { name: LIST });
  const states = () => [LIST, CHANGES].map((name) => canvas.getByRole('button', { name }));
  await waitFor(() => expect(states().map(isInView)).toEqual([true, true]));
  return states().map((state) => state.getBoundingClientRect());
};

/** On a phone the two regions are parts below each other, so that both lit states are in view. */
export const BelowEachOther = meta.story({
  name: 'Dos encendidos a la vista',
  tags: ['long'],
  play: async (story) => {
    const { canvas } = story;
    const [list, changes] = await bothInView(story);
    await expect(changes?.top).toBeGreaterThan(list?.bottom ?? Infinity);
    // The whole part is in a corner that covers no lit state, and a press there shows another part.
    const state = canvas.getByRole('button', { name: CHANGES });
    const pane = paneOf(state);
    const map = pane.parentElement?.querySelector<SVGElement>(':scope > svg');
    if (!map) throw new Error('a part larger than its pane has a map');
    await expect(map).toBeVisible();
    const { left, top, right, bottom } = map.getBoundingClientRect();
    const lit = state.getBoundingClientRect();
    const covers = left < lit.right && lit.left < right && top < lit.bottom && lit.top < bottom;
    await expect(covers).toBe(false);
    map.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, buttons: 1, clientX: right - 1, clientY: bottom - 1 }),
    );
    await expect(pane.scrollLeft + pane.clientWidth).toBeCloseTo(pane.scrollWidth, -1);
    await expect(pane.scrollTop + pane.clientHeight).toBeCloseTo(pane.scrollHeight, -1);
    // The names of the lit states lead back.
    await story.userEvent.click(canvas.getByRole('button', { name: 'Cambios, Nada que cambiar' }));
    await bothInView(story);
  },
});

/** In a wide room the parts are beside each other. */
export const Beside = meta.story({
  name: 'En un lugar ancho',
  args: { width: 1_200 },
  play: async (story) => {
    const [list, changes] = await bothInView(story);
    await expect(changes?.left).toBeGreaterThan(list?.right ?? Infinity);
  },
});
