import { expect, screen, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Access } from '#src/screens/access/autenticacion/access.tsx';
import { html, json, serverAnswers, serverRecovers } from '../support/answers.ts';
import type { Play } from '../support/play.ts';
import { waitStates } from '../support/states/wait-states.ts';
import { registerForm } from '../support/steps/access-forms.ts';
import { choose } from '../support/steps/choose.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/access/autenticacion/lista de municipios',
  component: Access,
  render: withScreen(<Access />, { path: '/autenticacion' }),
  parameters: pageParameters,
});

const chooseJalisco = async (story: Play) => {
  const form = await registerForm(story);
  await choose(story, form.getByLabelText('Estado'), 'Jalisco');
  return form;
};

/** The same once the captcha has loaded, so that its wait does not mix with this list's. */
const chooseJaliscoAfterCaptcha = async (story: Play) => {
  const form = await chooseJalisco(story);
  await form.findByRole('checkbox', { name: 'No soy un robot' });
  return form;
};

/** Before a state is chosen the field says so, and nothing is requested. */
export const WithoutState = meta.story({
  name: 'Sin estado',
  tags: ['long'],
  play: async (story) => {
    const form = await registerForm(story);
    await expect(form.getByLabelText('Municipio')).toBeDisabled();
    await expect(form.getByLabelText('Municipio')).toHaveAttribute('placeholder', 'Según tu estado');
  },
});

/** A state loads its own municipalities only. */
export const Ready = meta.story({
  name: 'Listo',
  tags: ['long'],
  play: async (story) => {
    const form = await chooseJalisco(story);
    await choose(story, form.getByLabelText('Municipio'), 'Guadalajara');
    await expect(form.getByLabelText('Municipio')).toHaveDisplayValue('Guadalajara');
    await story.userEvent.click(form.getByLabelText('Municipio'));
    await expect(screen.queryByRole('option', { name: 'Monterrey' })).toBeNull();
    await story.userEvent.keyboard('{Escape}');
  },
});

/** Another state clears the choice and loads its own municipalities. */
export const AnotherState = meta.story({
  name: 'Otro estado',
  tags: ['long'],
  play: async (story) => {
    const form = await chooseJalisco(story);
    await choose(story, form.getByLabelText('Municipio'), 'Guadalajara');
    await choose(story, form.getByLabelText('Estado'), 'Nuevo León');
    await waitFor(() => expect(form.getByLabelText('Municipio')).toBeEnabled());
    await expect(form.getByLabelText('Municipio')).toHaveValue('');
    await story.userEvent.click(form.getByLabelText('Municipio'));
    await expect(await screen.findByRole('option', { name: 'Monterrey' })).toBeInTheDocument();
    await expect(screen.queryByRole('option', { name: 'Guadalajara' })).toBeNull();
    await story.userEvent.keyboard('{Escape}');
  },
});

/** Clearing the state clears its municipalities. */
export const StateTakenBack = meta.story({
  name: 'Estado quitado',
  play: async (story) => {
    const form = await chooseJalisco(story);
    await waitFor(() => expect(form.getByLabelText('Municipio')).toBeEnabled());
    await story.userEvent.click(form.getByRole('button', { name: 'Quitar la elección' }));
    await waitFor(() => expect(form.getByLabelText('Municipio')).toBeDisabled());
    await expect(form.getByLabelText('Municipio')).toHaveAttribute('placeholder', 'Según tu estado');
  },
});

/** While they load the field is disabled and says why. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'municipalities'),
  play: async (story) => {
    const form = await chooseJalisco(story);
    await expect(await form.findByText('Cargando los municipios…')).toHaveRole('status');
    await expect(form.getByLabelText('Municipio')).toBeDisabled();
  },
});

const waits = waitStates({
  waiting: (stage) => waitingFor(stage, 'municipalities'),
  reach: chooseJaliscoAfterCaptcha,
  left: (form) => expect(form.getByLabelText('Estado')).toHaveDisplayValue('Jalisco'),
});

export const Slow = meta.story({ name: 'Se tarda', tags: ['long'], ...waits.slow });

export const CanBeGivenUp = meta.story({ name: 'Se puede cancelar', tags: ['long'], ...waits.canBeGivenUp });

export const GivenUp = meta.story({ name: 'Espera cancelada', tags: ['long'], ...waits.givenUp });

/** An invalid reply is an alert at the field, and the state stays chosen. */
export const Broken = meta.story({
  name: 'Respuesta rota',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'municipalities'),
  play: async (story) => {
    const form = await chooseJalisco(story);
    await expect(await form.findByRole('alert')).toHaveTextContent('algo que no entendimos');
    await expect(form.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(form.getByLabelText('Estado')).toHaveDisplayValue('Jalisco');
  },
});

/** A successful retry removes the alert. */
export const AskedAgain = meta.story({
  name: 'Pedido otra vez',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'municipalities'),
  play: async (story) => {
    const form = await chooseJalisco(story);
    const retry = await form.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await story.userEvent.click(retry);
    await choose(story, form.getByLabelText('Municipio'), 'Guadalajara');
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

/** A state without municipalities is not a failure: the field stays disabled. */
export const NoneThere = meta.story({
  name: 'No hay ninguno',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(200, []), 'municipalities'),
  play: async (story) => {
    const form = await chooseJalisco(story);
    await waitFor(() =>
      expect(form.getByLabelText('Municipio')).toHaveAttribute('placeholder', 'Elige tu municipio'),
    );
    await waitFor(() => expect(form.queryByText('Cargando los municipios…')).toBeNull());
    await expect(form.getByLabelText('Municipio')).toBeDisabled();
    await expect(form.queryByRole('alert')).toBeNull();
  },
});
