import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Profile } from '#src/screens/panel/perfil/profile.tsx';
import { json, serverAnswers, serverRecovers, unreachable } from '../support/answers.ts';
import type { Play } from '../support/play.ts';
import { beginProfile, expectNotice, profileAt } from '../support/steps/profile.tsx';
import { waitingFor } from '../support/waiting.ts';

const meta = preview.meta({
  title: 'Pantallas/panel/perfil/datos',
  component: Profile,
  render: profileAt(),
  parameters: pageParameters,
  beforeEach: beginProfile,
});

/** Writes another telephone and sends the form. */
async function changePhone({ canvas, userEvent }: Play, phone = '8112345678'): Promise<void> {
  const field = await canvas.findByLabelText('Teléfono');
  await userEvent.clear(field);
  await userEvent.type(field, phone);
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar datos' }));
}

/** Until it is known what is stored there is no form: an empty one would overwrite it. */
export const Loading = meta.story({
  beforeEach: waitingFor('brisk', 'currentUser'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando tus datos…')).toHaveRole('status');
    await expect(canvas.queryByLabelText('Nombre completo')).toBeNull();
  },
});

/** The wait can be given up. */
export const GivenUp = meta.story({
  beforeEach: waitingFor('endless', 'currentUser'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos cargar tus datos.');
  },
});

/** Where the data cannot be had, it says so and offers to ask again. */
export const Unknown = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'currentUser'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos cargar tus datos.');
    await expect(canvas.queryByLabelText('Nombre completo')).toBeNull();
  },
});

/** Asked again, the form comes filled. */
export const AskedAgain = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'currentUser'),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await userEvent.click(retry);
    await expect(await canvas.findByLabelText('Nombre completo')).toHaveValue('Mariana Treviño Salas');
  },
});

/** On its way, what was typed can be read and not changed. */
export const Saving = meta.story({
  beforeEach: waitingFor('brisk', 'updateProfile'),
  play: async (story) => {
    const { canvas } = story;
    await changePhone(story);
    await expect(await canvas.findByText('Guardando tus datos…')).toHaveRole('status');
    await expect(canvas.getByLabelText('Teléfono')).toHaveAttribute('readonly');
  },
});

/** A wait that does not end can be given up, and nothing is lost. */
export const SavingGivenUp = meta.story({
  beforeEach: waitingFor('endless', 'updateProfile'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await changePhone(story);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(canvas.getByLabelText('Teléfono')).toHaveValue('8112345678');
  },
});

/** Saved: a word in passing, and the form stays as it is. */
export const Saved = meta.story({
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

/** Another state takes its own municipality. */
export const Moved = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    await expect(await canvas.findByRole('option', { name: 'Mérida' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Estado'), 'Nuevo León');
    await expect(await canvas.findByRole('option', { name: 'Monterrey' })).toBeVisible();
    await expect(canvas.getByLabelText('Municipio')).toHaveValue('');
    await userEvent.selectOptions(canvas.getByLabelText('Municipio'), 'Monterrey');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar datos' }));
    await expectNotice('Guardamos tus datos');
  },
});

/** The server's messages stand at their fields, and what was typed stays. */
export const Refused = meta.story({
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

/** A server in trouble says nothing to a person: we do, and offer to send it again. */
export const Failed = meta.story({
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
