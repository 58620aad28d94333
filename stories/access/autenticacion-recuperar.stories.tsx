import { expect } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Access } from '#src/screens/access/autenticacion/access.tsx';
import {
  countRequests,
  expectRequests,
  json,
  serverAnswers,
  serverRecovers,
  unreachable,
} from '../support/answers.ts';
import { waitStates } from '../support/states/wait-states.ts';
import { checkbox, recoverForm, requestRecoveryEmail, send, tick } from '../support/steps/access-forms.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/access/autenticacion/recuperar acceso',
  component: Access,
  render: withScreen(<Access />, { path: '/autenticacion', hash: '#recuperar' }),
  parameters: pageParameters,
});

const FIELD = 'Correo de tu cuenta';
const EMAIL = 'cliente@rollux.mx';

/** Empty but verified, the form is sent, and the server's message appears at the field. */
export const EmptyFormSent = meta.story({
  name: 'Enviado sin llenar',
  tags: ['long'],
  play: async (story) => {
    const form = await recoverForm(story);
    const email = form.getByLabelText(FIELD);
    await story.userEvent.click(email);
    await tick(story, form);
    await send(story, form);
    await form.findByRole('alert');
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Escribe tu correo electrónico.');
    await expect(email).toHaveFocus();
  },
});

/** A refusal without fields (429) is an alert with the server's text. */
export const Refused = meta.story({
  name: 'Rechazado',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(json(429, { message: 'Espera un minuto para pedir otro correo.' }), 'sendRecoverEmail'),
  play: async (story) => {
    const form = await recoverForm(story);
    await requestRecoveryEmail(story, form);
    await expect(await form.findByText(/Espera un minuto para pedir otro correo\.$/)).toBeVisible();
  },
});

/** A network error is an alert and keeps the address. */
export const Unreachable = meta.story({
  name: 'Sin conexión con el servidor',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'sendRecoverEmail'),
  play: async (story) => {
    const form = await recoverForm(story);
    await requestRecoveryEmail(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await expect(form.getByLabelText(FIELD)).toHaveValue(EMAIL);
  },
});

/** With the box ticked again, "Reintentar" sends the form. */
export const TriedAgain = meta.story({
  name: 'Otro intento',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'sendRecoverEmail'),
  play: async (story) => {
    const form = await recoverForm(story);
    await requestRecoveryEmail(story, form);
    const retry = await form.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await tick(story, form);
    await story.userEvent.click(retry);
    await expect(await story.canvas.findByText(/Te enviamos un correo/)).toBeVisible();
  },
});

/** After an attempt without a tick, the form can be sent once the box is ticked. */
export const TickedAfterAll = meta.story({
  name: 'Marcada al final',
  tags: ['long'],
  play: async (story) => {
    const requests = await countRequests('sendRecoverEmail');
    const form = await recoverForm(story);
    await story.userEvent.type(form.getByLabelText(FIELD), EMAIL);
    await checkbox(form);
    await send(story, form);
    await form.findByText('Marca la casilla para continuar.');
    await tick(story, form);
    await send(story, form);
    await expect(await story.canvas.findByText(/Te enviamos un correo/)).toBeVisible();
    await expectRequests(requests, 1);
  },
});

/** While the request runs it says so; another press sends nothing more. */
export const Sending = meta.story({
  name: 'Enviando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'sendRecoverEmail'),
  play: async (story) => {
    const requests = await countRequests('sendRecoverEmail');
    const form = await recoverForm(story);
    await requestRecoveryEmail(story, form);
    await expect(await form.findByText('Enviando el correo…')).toHaveRole('status');
    await expect(form.getByLabelText(FIELD)).toHaveAttribute('readonly');
    await send(story, form);
    await expectRequests(requests, 1);
  },
});

const waits = waitStates({
  waiting: (stage) => waitingFor(stage, 'sendRecoverEmail'),
  reach: async (story) => {
    const form = await recoverForm(story);
    await requestRecoveryEmail(story, form);
    return form;
  },
  left: (form) => expect(form.getByLabelText(FIELD)).toHaveValue(EMAIL),
});

export const Slow = meta.story({ name: 'Se tarda', tags: ['long'], ...waits.slow });

export const CanBeGivenUp = meta.story({ name: 'Se puede cancelar', tags: ['long'], ...waits.canBeGivenUp });

export const GivenUp = meta.story({ name: 'Espera cancelada', tags: ['long'], ...waits.givenUp });

/** A success message replaces the form and gets the focus. */
export const Sent = meta.story({
  name: 'Correo enviado (B66)',
  play: async (story) => {
    const { canvas } = story;
    const form = await recoverForm(story);
    await requestRecoveryEmail(story, form);
    const news = await canvas.findByText(/Te enviamos un correo a cliente@rollux\.mx/);
    await expect(news.closest('[role=status]')).toHaveFocus();
    await expect(form.getByLabelText(FIELD)).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar otro' })).toBeVisible();
  },
});

/** "Enviar otro" shows the form again, with the focus in its field and the box unticked. */
export const AnotherOne = meta.story({
  name: 'Otro más',
  play: async (story) => {
    const { canvas, userEvent } = story;
    const form = await recoverForm(story);
    await requestRecoveryEmail(story, form);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar otro' }));
    await expect(form.getByLabelText(FIELD)).toHaveFocus();
    await expect(canvas.queryByText(/Te enviamos un correo/)).toBeNull();
    await expect(form.getByRole('checkbox', { name: 'No soy un robot' })).not.toBeChecked();
  },
});
