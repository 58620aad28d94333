import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';

const meta = preview.meta({
  title: 'Piezas/Espera',
  component: Waiting,
  tags: ['autodocs'],
  args: { label: 'Cargando tus cotizaciones…', onCancel: fn() },
  parameters: { controls: { disable: false } },
});

/** At first it only says what is loading. */
export const Quiet = meta.story({
  name: 'En silencio',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando tus cotizaciones…');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** After a while it says that the wait goes on. */
export const Slow = meta.story({
  name: 'Se tarda',
  tags: ['long'],
  args: { slow: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Seguimos esperando la respuesta…');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A long wait can be cancelled. */
export const Cancellable = meta.story({
  name: 'Se puede cancelar',
  args: { slow: true, cancellable: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenLastCalledWith();
  },
});
