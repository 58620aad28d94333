import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Access } from '#src/screens/access/autenticacion/access.tsx';
import { json, serverAnswers, serverRecovers, unreachable } from '../support/answers.ts';
import { waitStates } from '../support/states/wait-states.ts';
import { registerForm } from '../support/steps/access-forms.ts';
import { choose } from '../support/steps/choose.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/access/autenticacion/lista de estados',
  component: Access,
  render: withScreen(<Access />, { path: '/autenticacion' }),
  parameters: pageParameters,
});

/** The states load with the form. */
export const Ready = meta.story({
  name: 'Listo',
  tags: ['long'],
  play: async (story) => {
    const form = await registerForm(story);
    await waitFor(() => expect(form.getByLabelText('Estado')).toBeEnabled());
    await expect(form.getByLabelText('Estado')).toHaveAttribute('placeholder', 'Elige tu estado');
    await expect(form.queryByRole('status')).toBeNull();
    await choose(story, form.getByLabelText('Estado'), 'Nuevo León');
    await expect(form.getByLabelText('Estado')).toHaveValue('Nuevo León');
  },
});

/** While the states load, their field is disabled and says why; the others can be filled in. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'states'),
  play: async (story) => {
    const form = await registerForm(story);
    await expect(await form.findByText('Cargando los estados…')).toHaveRole('status');
    await expect(form.getByLabelText('Estado')).toBeDisabled();
    await story.userEvent.type(form.getByLabelText('Nombre completo'), 'Ana');
    await expect(form.getByLabelText('Nombre completo')).toHaveValue('Ana');
  },
});

const waits = waitStates({ waiting: (stage) => waitingFor(stage, 'states'), reach: registerForm });

export const Slow = meta.story({ name: 'Se tarda', tags: ['long'], ...waits.slow });

export const CanBeGivenUp = meta.story({ name: 'Se puede cancelar', tags: ['long'], ...waits.canBeGivenUp });

export const GivenUp = meta.story({ name: 'Espera cancelada', tags: ['long'], ...waits.givenUp });

/** A failed list is an alert at the field, with a retry. */
export const Failed = meta.story({
  name: 'Falló',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'states'),
  play: async (story) => {
    const form = await registerForm(story);
    await expect(await form.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await expect(form.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(form.getByLabelText('Estado')).toBeDisabled();
  },
});

/** A successful retry removes the alert. */
export const AskedAgain = meta.story({
  name: 'Pedido otra vez',
  tags: ['long'],
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

/** A server without states is not a failure: the field stays disabled, and the form can be sent. */
export const NoneThere = meta.story({
  name: 'No hay ninguno',
  beforeEach: () => serverAnswers(json(200, []), 'states'),
  play: async (story) => {
    const form = await registerForm(story);
    await waitFor(() => expect(form.queryByText('Cargando los estados…')).toBeNull());
    await expect(form.getByLabelText('Estado')).toBeDisabled();
    await expect(form.queryByRole('alert')).toBeNull();
    await expect(form.getByRole('button', { name: 'Crear cuenta' })).toBeEnabled();
  },
});
