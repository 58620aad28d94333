import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { panelState, unknownScenario } from '#mocks/demo/panel-state.ts';
import { scenarioIds } from '#mocks/scenarios/index.ts';
import { readToken } from '#src/api/stored/session-store.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import { openAt, panelBesideAPage, statusOf } from './beside-a-page.tsx';

const meta = preview.meta({
  title: 'Demostración/Escenarios',
  ...panelBesideAPage,
  beforeEach: () => openAt('scenario'),
});

/** Every scenario has a description; the active one is marked. */
export const Offered = meta.story({
  name: 'Ofrecidos',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(scenarioIds.length);
    await expect(canvas.getByRole('radio', { name: /^Visitante en curso/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Empezar de nuevo' })).toBeEnabled();
  },
});

/** Selecting changes nothing: the button starts the selected scenario and logs in its person. */
export const Begun = meta.story({
  name: 'Empezado',
  tags: ['long'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Distribuidor Ernesto/ }));
    await expect(readToken()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar' }));
    await waitFor(() => expect(args.onBegun).toHaveBeenCalledWith('distribuidor'));
    await expect(readToken()).not.toBeNull();
    await expect(canvas.getByRole('radio', { name: /^Distribuidor en curso/ })).toBeChecked();
  },
});

/** A scenario sets its network. */
export const WithoutServer = meta.story({
  name: 'Sin servidor',
  tags: ['long'],
  globals: { escenario: 'sin-servidor' },
  play: async ({ canvas, userEvent }) => {
    await expect(await statusOf('/api/states')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Red' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar todas' }));
    await expect(await statusOf('/api/states')).toBe(200);
  },
});

/** An unknown scenario in the address shows a message and keeps the state. */
export const Unknown = meta.story({
  name: 'Desconocido',
  tags: ['long'],
  beforeEach: () => {
    unknownScenario.set('tienda-llena');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('«tienda-llena»');
    await expect(canvas.getByRole('radio', { name: /^Visitante en curso/ })).toBeChecked();
  },
});

/** One click logs in any demo person, or logs out. */
export const Person = meta.story({
  name: 'Persona',
  tags: ['long'],
  beforeEach: () => openAt('person'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Nadie/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Administrador/ }));
    await expect(await canvas.findByText('Ahora: Lucía Garza Montemayor.')).toBeVisible();
    const token = readToken();
    await expect(token).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Nadie/ }));
    await expect(await canvas.findByText('Ahora: nadie.')).toBeVisible();
    await expect(readToken()).toBeNull();
  },
});

/** An expired session does not count as its person's. */
export const Expired = meta.story({
  name: 'Vencido',
  tags: ['long'],
  globals: { escenario: 'sesion-vencida' },
  beforeEach: () => openAt('person'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ahora: una sesión que el servidor ya no acepta.')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { pressed: false })) {
      await expect(button).toBeEnabled();
    }
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
});

/** The tabs are one tab stop, and the arrow keys move between them. */
export const ByKeyboard = meta.story({
  name: 'Con el teclado',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Escenario' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Red' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Red' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Máquinas' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('tabpanel', { name: 'Máquinas' })).toHaveFocus();
    await expect(panelState.get().section).toBe('machines');
  },
});

/** On the narrowest phone it is a sheet below a page that still works. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const sheet = canvas.getByRole('complementary').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Un botón de la página' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(sheet.top);
    await userEvent.click(button);
    await expectNoOverflow();
  },
});
