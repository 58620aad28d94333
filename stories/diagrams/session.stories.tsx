import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { Play } from '../support/play.ts';
import { DrawnChart } from './drawn-chart.tsx';

const LOGIN = 'session.anonymous:session.login:0';
const CANCEL = 'session.authenticating:session.cancel:0';
const SLOW = 'session.authenticating.brisk:xstate.after.slowAfter.session.authenticating.brisk:0';

const meta = preview.meta({
  title: 'Diagramas/Sesión',
  component: DrawnChart,
  args: { machine: 'session' as const, active: ['anonymous.settled'], onEdge: fn(), onState: fn() },
});

const transition = ({ canvas }: Pick<Play, 'canvas'>, name: string) => canvas.findByRole('button', { name });

const LOG_IN = 'Entrar: de «Nadie ha entrado» a «Entrando»';

/** A visitor: the only possible transition is highlighted, and the chart names the active state. */
export const AtRest = meta.story({
  name: 'En reposo',
  tags: ['long'],
  args: { possible: [LOGIN] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('figure', { name: 'Diagrama de Sesión' })).toBeVisible();
    await expect(canvas.getByText('Sesión: Nadie ha entrado, Visitante')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(canvas.getByRole('button', { name: 'Estado Nadie ha entrado, Visitante' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(canvas.getByRole('button', { name: LOG_IN })).toHaveAccessibleDescription(
      'Se puede ahora. Sin recorrer.',
    );
  },
});

/** In the middle of a walk: walked lines are solid, refused ones amber, the last step is highlighted. */
export const Walking = meta.story({
  name: 'En un recorrido',
  tags: ['long'],
  args: {
    active: ['authenticating.slow'],
    possible: [
      CANCEL,
      'session.authenticating:xstate.done.actor.login:0',
      'session.authenticating:xstate.error.actor.login:0',
      'session.authenticating.slow:xstate.after.cancellableAfter.session.authenticating.slow:0',
      'session:session.tokenChanged:0',
    ],
    refused: ['session:session.tokenChanged:1'],
    walked: [
      'session.anonymous.deciding::1',
      'session.anonymous.asking:xstate.error.actor.currentUser:0',
      LOGIN,
      SLOW,
    ],
    taken: { edges: [SLOW], step: 3 },
    hinted: CANCEL,
  },
  play: async (story) => {
    const refused = await transition(
      story,
      'Otra pestaña cambió la sesión, si quita la sesión que había: de «Sesión» a «Nadie ha entrado, Visitante»',
    );
    await expect(refused).toHaveAccessibleDescription('Su condición no se cumple ahora. Sin recorrer.');
    await expect(
      await transition(story, 'después de 3 s: de «Entrando, Esperando» a «Entrando, Se tarda»'),
    ).toHaveAccessibleDescription('Aquí no sucede. Ya se recorrió.');
    await expect(story.canvas.getByText('Sesión: Entrando, Se tarda')).toBeInTheDocument();
  },
});

/** Labels and states can be clicked. */
export const Pressed = meta.story({
  name: 'Pulsado',
  tags: ['long'],
  args: { possible: [LOGIN] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: LOG_IN }));
    await expect(args.onEdge).toHaveBeenLastCalledWith(LOGIN);
    await userEvent.click(canvas.getByRole('button', { name: 'Estado Sesión terminada' }));
    await expect(args.onState).toHaveBeenLastCalledWith('session.expired');
  },
});

/** Tab enters the drawing once, arrow keys move to the nearest control, Home returns. */
export const ByKeyboard = meta.story({
  name: 'Con el teclado',
  tags: ['long'],
  args: { possible: [LOGIN] },
  play: async ({ canvas, userEvent, args }) => {
    const home = await canvas.findByRole('button', { name: 'Estado Nadie ha entrado, Visitante' });
    canvas.getByRole('button', { name: 'Acercar' }).focus();
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: LOG_IN })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdge).toHaveBeenLastCalledWith(LOGIN);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getByRole('button', { name: 'Estado Hace falta entrar' })).toHaveFocus();
    await expect(args.onState).toHaveBeenLastCalledWith('session.refused');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Acercar' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Estado Hace falta entrar' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(home).toHaveFocus();
  },
});

const widthOf = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.getByRole('group', { name: 'Estados y transiciones' }).getBoundingClientRect().width;

/** Buttons and keys zoom in, zoom out, and show as much of the drawing as can be read. */
export const Zoomed = meta.story({
  name: 'Acercado',
  tags: ['long'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    const home = await canvas.findByRole('button', { name: 'Estado Nadie ha entrado, Visitante' });
    const first = widthOf(story);
    await userEvent.click(canvas.getByRole('button', { name: 'Acercar' }));
    const near = widthOf(story);
    await expect(near).toBeGreaterThan(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Alejar' }));
    await expect(widthOf(story)).toBeCloseTo(first, 0);
    home.focus();
    await userEvent.keyboard('+');
    await expect(widthOf(story)).toBeCloseTo(near, 0);
    await userEvent.keyboard('0');
    // The whole drawing could not be read: it is folded, and the focus stays on the active state.
    await expect(canvas.getByRole('button', { name: 'Desplegar' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Estado Nadie ha entrado' })).toHaveFocus();
    const fitted = widthOf(story);
    await userEvent.click(canvas.getByRole('button', { name: 'Acercar' }));
    await expect(widthOf(story)).toBeGreaterThan(fitted);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajustar' }));
    await expect(widthOf(story)).toBeCloseTo(fitted, 0);
  },
});

/** A focused control scrolls into view. */
export const BroughtIntoView = meta.story({
  name: 'A la vista',
  play: async ({ canvas }) => {
    const far = await canvas.findByRole('button', { name: 'Estado Sesión terminada' });
    const figure = canvas.getByRole('figure').getBoundingClientRect();
    await expect(far.getBoundingClientRect().top).toBeGreaterThan(figure.bottom);
    far.focus();
    await waitFor(() => expect(far.getBoundingClientRect().bottom).toBeLessThan(figure.bottom));
  },
});
