import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { example } from './example.ts';
import { RecordedWalks } from './recorded-walks.tsx';

const meta = preview.meta({
  title: 'Herramientas/Recorridos grabados',
  component: RecordedWalks,
  parameters: pageParameters,
  args: { example },
});

/** Before a file is opened, it says where one comes from. */
export const Empty = meta.story({
  name: 'Sin grabación',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/descarga el archivo y ábrelo aquí/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Repetir' })).toBeNull();
  },
});

async function expectSteps(canvas: Play['canvas']): Promise<void> {
  const steps = within(canvas.getByRole('list', { name: 'Pasos' }));
  await expect(steps.getByText('Clic en «Revisar y pedir»')).toBeVisible();
}

async function openExample({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Ver un ejemplo' }));
  await expectSteps(canvas);
  await expect(await canvas.findByRole('img', { name: /Persona, Pantalla, Sesión/ })).toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: 'Repetir' })).toBeVisible();
}

/** From the login over a quote and the cart to the order: its steps, and who told whom what. */
export const Opened = meta.story({ name: 'Con una grabación', tags: ['long'], play: openExample });

/** On a phone the diagram scrolls by itself. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    await openExample(story);
    await expectNoOverflow();
  },
});

/** A file that is no recording is refused, and what was open stays. */
export const Refused = meta.story({
  name: 'Otro archivo',
  tags: ['long'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    await openExample(story);
    const other = new File(['{"format":"otro"}'], 'otro.json', { type: 'application/json' });
    await userEvent.upload(canvas.getByLabelText('Abrir una grabación'), other);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'El archivo no es una grabación: revisa «format».',
    );
    await expectSteps(canvas);
  },
});
