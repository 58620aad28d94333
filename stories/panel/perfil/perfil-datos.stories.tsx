import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Profile } from '#src/screens/panel/perfil/profile.tsx';
import { json, serverAnswers, serverRecovers, unreachable } from '../../support/answers.ts';
import type { Play } from '../../support/play.ts';
import { choose } from '../../support/steps/choose.ts';
import { beginProfile, expectNotice, profileAt } from '../../support/steps/profile.tsx';
import { waitingFor } from '../../support/waiting.ts';

const meta = preview.meta({
  title: 'Pantallas/panel/perfil/datos',
  component: Profile,
  render: profileAt(),
  parameters: pageParameters,
  beforeEach: beginProfile,
});

/** Types another telephone and submits. */
async function changePhone({ canvas, userEvent }: Play, phone = '8112345678'): Promise<void> {
  const field = await canvas.findByLabelText('Teléfono');
  await userEvent.clear(field);
  await userEvent.type(field, phone);
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar datos' }));
}

/** Until the stored data load there is no form: an empty one would overwrite them. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'currentUser'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando tus datos…')).toHaveRole('status');
    await expect(canvas.queryByLabelText('Nombre completo')).toBeNull();
  },
});

/** The wait can be cancelled. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'currentUser'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos cargar tus datos.');
  },
});

/** A failure shows an alert with a retry. */
export const Unknown = meta.story({
  name: 'Desconocido',
  beforeEach: () => serverAnswers(unreachable, 'currentUser'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos cargar tus datos.');
    await expect(canvas.queryByLabelText('Nombre completo')).toBeNull();
  },
});

/** A successful retry shows the filled form. */
export const AskedAgain = meta.story({
  name: 'Pedido otra vez',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'currentUser'),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await userEvent.click(retry);
    await expect(await canvas.findByLabelText('Nombre completo')).toHaveValue('Mariana Treviño Salas');
  },
});

/** While it is saved, the fields are read-only. */
export const Saving = meta.story({
  name: 'Guardando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'updateProfile'),
  play: async (story) => {
    const { canvas } = story;
    await changePhone(story);
    await expect(await canvas.findByText('Guardando tus datos…')).toHaveRole('status');
    await expect(canvas.getByLabelText('Teléfono')).toHaveAttribute('readonly');
  },
});

/** A long wait can be cancelled, and the values stay. */
export const SavingGivenUp = meta.story({
  name: 'Guardado cancelado',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'updateProfile'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await changePhone(story);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(canvas.getByLabelText('Teléfono')).toHaveValue('8112345678');
  },
});

/** Saved: a notice, and the form stays. */
export const Saved = meta.story({
  name: 'Guardado',
  tags: ['long'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    const name = await canvas.findByLabelText('Nombre completo');
    await userEvent.clear(name);
    await userEvent.type(name, 'Mariana Treviño');
    await changePhone(story);
    await expectNotice('Guardamos tus datos');
    await expect(canvas.getByLabelText('Nombre completo')).toHaveValue('Mariana Treviño');
    await expect(canvas.getByRole('button', { name: 'Guardar datos' })).not.toHaveAttribute('aria-disabled');
  },
});

/** Another state needs its own municipality. */
export const Moved = meta.story({
  name: 'Movida',
  tags: ['long'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    await waitFor(() => expect(canvas.getByLabelText('Municipio')).toHaveValue('Mérida'));
    await choose(story, canvas.getByLabelText('Estado'), 'Nuevo León');
    await waitFor(() => expect(canvas.getByLabelText('Municipio')).toBeEnabled());
    await expect(canvas.getByLabelText('Municipio')).toHaveValue('');
    await choose(story, canvas.getByLabelText('Municipio'), 'Monterrey');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar datos' }));
    await expectNotice('Guardamos tus datos');
  },
});

/** The server's messages appear at their fields, and the values stay. */
export const Refused = meta.story({
  name: 'Rechazado',
  tags: ['long'],
  play: async (story) => {
    const { canvas, userEvent } = story;
    const email = await canvas.findByLabelText('Correo electrónico');
    await userEvent.clear(email);
    await userEvent.type(email, 'admin@rollux.mx');
    await changePhone(story, '12');
    await expect(await canvas.findByText('Este correo ya está registrado.')).toBeVisible();
    await expect(canvas.getByText('Escribe un teléfono de 10 dígitos.')).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveValue('admin@rollux.mx');
    await expect(email).toBeInvalid();
  },
});

/** A server error shows our own text with a retry. */
export const Failed = meta.story({
  name: 'Falló',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(500, { message: 'SQLSTATE[HY000]' }), 'updateProfile'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await changePhone(story);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('El servidor tuvo un problema.');
    await serverRecovers();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expectNotice('Guardamos tus datos');
  },
});
