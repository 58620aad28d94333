import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ErrorAlert } from '#src/ui/messages/error-alert.tsx';
import { fitsPhone } from '../support/phone.ts';

const meta = preview.meta({
  title: 'Piezas/Alerta de error',
  component: ErrorAlert,
  tags: ['autodocs'],
  args: { title: 'No pudimos cargar tus cotizaciones.' },
  parameters: { controls: { disable: false } },
});

/** Without a retry, it only says what happened. */
export const WithoutRetry = meta.story({
  name: 'Sin reintento',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos cargar tus cotizaciones.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** "Reintentar" is a button of the alert, for mouse and keyboard. */
export const WithRetry = meta.story({
  name: 'Con reintento',
  tags: ['long'],
  args: { children: 'Revisa tu internet; lo que escribiste sigue aquí.', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const retry = canvas.getByRole('button', { name: 'Reintentar' });
    await userEvent.click(retry);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await expect(args.onRetry).toHaveBeenLastCalledWith();
    await expect(canvas.getByRole('alert')).toContainElement(retry);
  },
});

/** A long message of the server fits the narrowest phone. */
export const LongSentence = meta.story({
  name: 'Frase larga',
  args: { title: `El servidor dijo: ${'x'.repeat(120)}`, onRetry: fn() },
  ...fitsPhone(({ canvas }) => expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible()),
});
