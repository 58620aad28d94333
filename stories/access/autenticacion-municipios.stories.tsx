import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Autenticacion } from '#src/screens/access/autenticacion/autenticacion.tsx';
import { html, json, serverAnswers, serverRecovers } from '../support/answers.ts';
import type { Play } from '../support/play.ts';
import { choose, registerForm } from '../support/steps/access-forms.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/access/autenticacion/lista de municipios',
  component: Autenticacion,
  render: withScreen(<Autenticacion />, { path: '/autenticacion' }),
  parameters: pageParameters,
});

const chooseJalisco = async (story: Play) => {
  const form = await registerForm(story);
  await choose(story, form, 'Estado', 'Jalisco');
  return form;
};

/** The same, once the captcha has come: its own wait is none of this list's. */
const chooseJaliscoCalmly = async (story: Play) => {
  const form = await chooseJalisco(story);
  await form.findByRole('checkbox', { name: 'No soy un robot' });
  return form;
};

/** Before a state is chosen the field says so, and nothing is asked for. */
export const WithoutState = meta.story({
  play: async (story) => {
    const form = await registerForm(story);
    await expect(form.getByLabelText('Municipio')).toBeDisabled();
    await expect(form.getByLabelText('Municipio')).toHaveDisplayValue('Primero elige tu estado');
  },
});

/** A state brings its municipalities, and those alone. */
export const Ready = meta.story({
  play: async (story) => {
    const form = await chooseJalisco(story);
    await choose(story, form, 'Municipio', 'Guadalajara');
    await expect(form.getByLabelText('Municipio')).toHaveDisplayValue('Guadalajara');
    await expect(form.queryByRole('option', { name: 'Monterrey' })).toBeNull();
  },
});

/** Another state takes the choice back and brings its own. */
export const AnotherState = meta.story({
  play: async (story) => {
    const form = await chooseJalisco(story);
    await choose(story, form, 'Municipio', 'Guadalajara');
    await choose(story, form, 'Estado', 'Nuevo León');
    await expect(await form.findByRole('option', { name: 'Monterrey' })).toBeInTheDocument();
    await expect(form.getByLabelText('Municipio')).toHaveValue('');
    await expect(form.queryByRole('option', { name: 'Guadalajara' })).toBeNull();
  },
});

/** A state that is taken back takes its municipalities along. */
export const StateTakenBack = meta.story({
  play: async (story) => {
    const form = await chooseJalisco(story);
    await form.findByRole('option', { name: 'Guadalajara' });
    await choose(story, form, 'Estado', 'Elige tu estado');
    await waitFor(() => expect(form.getByLabelText('Municipio')).toBeDisabled());
    await expect(form.getByLabelText('Municipio')).toHaveDisplayValue('Primero elige tu estado');
  },
});

/** While they are on their way the field rests and says what it waits for. */
export const Loading = meta.story({
  beforeEach: waitingFor('brisk', 'municipalities'),
  play: async (story) => {
    const form = await chooseJalisco(story);
    await expect(await form.findByText('Cargando los municipios…')).toHaveRole('status');
    await expect(form.getByLabelText('Municipio')).toBeDisabled();
  },
});

/** After a while it says that we still wait; it is too early to give up. */
export const Slow = meta.story({
  beforeEach: waitingFor('slow', 'municipalities'),
  play: async (story) => {
    const form = await chooseJalisco(story);
    await expect(await form.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
    await expect(form.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
});

/** A wait that does not end can be given up. */
export const CanBeGivenUp = meta.story({
  beforeEach: waitingFor('endless', 'municipalities'),
  play: async (story) => {
    const form = await chooseJaliscoCalmly(story);
    await expect(await form.findByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
});

/** Given up, they can be asked for again; the state stays chosen. */
export const GivenUp = meta.story({
  beforeEach: waitingFor('endless', 'municipalities'),
  play: async (story) => {
    const form = await chooseJaliscoCalmly(story);
    await story.userEvent.click(await form.findByRole('button', { name: 'Cancelar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(form.getByLabelText('Estado')).toHaveDisplayValue('Jalisco');
  },
});

/** Where they come as something else, the form says so at the field, and the state stays chosen. */
export const Broken = meta.story({
  beforeEach: () => serverAnswers(html, 'municipalities'),
  play: async (story) => {
    const form = await chooseJalisco(story);
    await expect(await form.findByRole('alert')).toHaveTextContent('algo que no entendimos');
    await expect(form.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(form.getByLabelText('Estado')).toHaveDisplayValue('Jalisco');
  },
});

/** Asked for again, they come, and the alert is gone. */
export const AskedAgain = meta.story({
  beforeEach: () => serverAnswers(html, 'municipalities'),
  play: async (story) => {
    const form = await chooseJalisco(story);
    const retry = await form.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await story.userEvent.click(retry);
    await expect(await form.findByRole('option', { name: 'Guadalajara' })).toBeInTheDocument();
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

/** A state without municipalities is no failure: the field stays closed. */
export const NoneThere = meta.story({
  beforeEach: () => serverAnswers(json(200, []), 'municipalities'),
  play: async (story) => {
    const form = await chooseJalisco(story);
    await waitFor(() => expect(form.getByLabelText('Municipio')).toHaveDisplayValue('Elige tu municipio'));
    await waitFor(() => expect(form.queryByText('Cargando los municipios…')).toBeNull());
    await expect(form.getByLabelText('Municipio')).toBeDisabled();
    await expect(form.queryByRole('alert')).toBeNull();
  },
});
