import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Autenticacion } from '#src/screens/access/autenticacion/autenticacion.tsx';
import { json, serverAnswers, serverRecovers, unreachable } from '../support/answers.ts';
import { registerForm } from '../support/steps/access-forms.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/access/autenticacion/lista de estados',
  component: Autenticacion,
  render: withScreen(<Autenticacion />, { path: '/autenticacion' }),
  parameters: pageParameters,
});

/** The states are there as soon as the form is, without being asked for. */
export const Ready = meta.story({
  play: async (story) => {
    const form = await registerForm(story);
    await waitFor(() => expect(form.getByLabelText('Estado')).toBeEnabled());
    await expect(form.getByLabelText('Estado')).toHaveDisplayValue('Elige tu estado');
    await expect(form.getByRole('option', { name: 'Nuevo León' })).toBeInTheDocument();
    await expect(form.queryByRole('status')).toBeNull();
  },
});

/** While they are on their way the field rests and says what it waits for; the rest can be filled in. */
export const Loading = meta.story({
  beforeEach: waitingFor('brisk', 'states'),
  play: async (story) => {
    const form = await registerForm(story);
    await expect(await form.findByText('Cargando los estados…')).toHaveRole('status');
    await expect(form.getByLabelText('Estado')).toBeDisabled();
    await story.userEvent.type(form.getByLabelText('Nombre completo'), 'Ana');
    await expect(form.getByLabelText('Nombre completo')).toHaveValue('Ana');
  },
});

/** After a while it says that we still wait; it is too early to give up. */
export const Slow = meta.story({
  beforeEach: waitingFor('slow', 'states'),
  play: async (story) => {
    const form = await registerForm(story);
    await expect(await form.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
    await expect(form.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
});

/** A wait that does not end can be given up. */
export const CanBeGivenUp = meta.story({
  beforeEach: waitingFor('endless', 'states'),
  play: async (story) => {
    const form = await registerForm(story);
    await expect(await form.findByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
});

/** Given up, they can be asked for again. */
export const GivenUp = meta.story({
  beforeEach: waitingFor('endless', 'states'),
  play: async (story) => {
    const form = await registerForm(story);
    await story.userEvent.click(await form.findByRole('button', { name: 'Cancelar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(form.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** Where they do not come, the form says so at the field, and offers to ask again. */
export const Failed = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'states'),
  play: async (story) => {
    const form = await registerForm(story);
    await expect(await form.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await expect(form.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(form.getByLabelText('Estado')).toBeDisabled();
  },
});

/** Asked for again, they come, and the alert is gone. */
export const AskedAgain = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'states'),
  play: async (story) => {
    const form = await registerForm(story);
    const retry = await form.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await story.userEvent.click(retry);
    await waitFor(() => expect(form.getByLabelText('Estado')).toBeEnabled());
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

/** A server without states is no failure: the field stays closed, and the form can still be sent. */
export const NoneThere = meta.story({
  beforeEach: () => serverAnswers(json(200, []), 'states'),
  play: async (story) => {
    const form = await registerForm(story);
    await waitFor(() => expect(form.queryByText('Cargando los estados…')).toBeNull());
    await expect(form.getByLabelText('Estado')).toBeDisabled();
    await expect(form.queryByRole('alert')).toBeNull();
    await expect(form.getByRole('button', { name: 'Crear cuenta' })).toBeEnabled();
  },
});
