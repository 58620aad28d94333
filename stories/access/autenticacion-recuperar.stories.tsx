import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Autenticacion } from '#src/screens/access/autenticacion/autenticacion.tsx';
import {
  countRequests,
  expectRequests,
  json,
  serverAnswers,
  serverRecovers,
  unreachable,
} from '../support/answers.ts';
import { askForMail, checkbox, recoverForm, send, tick } from '../support/steps/access-forms.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/access/autenticacion/recuperar acceso',
  component: Autenticacion,
  render: withScreen(<Autenticacion />, { path: '/autenticacion', hash: '#recuperar' }),
  parameters: pageParameters,
});

const FIELD = 'Correo de tu cuenta';
const EMAIL = 'cliente@rollux.mx';

/** Empty but verified, the form is sent, and the server says at the field what is missing. */
export const EmptyFormSent = meta.story({
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

/** A refusal without fields (429) is an alert in the server's words. */
export const Refused = meta.story({
  beforeEach: () =>
    serverAnswers(json(429, { message: 'Espera un minuto para pedir otro correo.' }), 'sendRecoverEmail'),
  play: async (story) => {
    const form = await recoverForm(story);
    await askForMail(story, form);
    await expect(await form.findByText('Espera un minuto para pedir otro correo.')).toBeVisible();
  },
});

/** Without a connection the form says so, and keeps the address. */
export const Unreachable = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'sendRecoverEmail'),
  play: async (story) => {
    const form = await recoverForm(story);
    await askForMail(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await expect(form.getByLabelText(FIELD)).toHaveValue(EMAIL);
  },
});

/** With the box ticked anew, "Reintentar" sends it after all. */
export const TriedAgain = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'sendRecoverEmail'),
  play: async (story) => {
    const form = await recoverForm(story);
    await askForMail(story, form);
    const retry = await form.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await tick(story, form);
    await story.userEvent.click(retry);
    await expect(await story.canvas.findByText(/Te enviamos un correo/)).toBeVisible();
  },
});

/** Stopped for want of a tick, it is sent once the box is ticked. */
export const TickedAfterAll = meta.story({
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

/** Sent: it says that the e-mail is under way; pressed again, it sends nothing more. */
export const Sending = meta.story({
  beforeEach: waitingFor('brisk', 'sendRecoverEmail'),
  play: async (story) => {
    const requests = await countRequests('sendRecoverEmail');
    const form = await recoverForm(story);
    await askForMail(story, form);
    await expect(await form.findByText('Enviando el correo…')).toHaveRole('status');
    await expect(form.getByLabelText(FIELD)).toHaveAttribute('readonly');
    await send(story, form);
    await expectRequests(requests, 1);
  },
});

/** After a while it says that we still wait; it is too early to give up. */
export const Slow = meta.story({
  beforeEach: waitingFor('slow', 'sendRecoverEmail'),
  play: async (story) => {
    const form = await recoverForm(story);
    await askForMail(story, form);
    await expect(await form.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
    await expect(form.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
});

/** A wait that does not end can be given up. */
export const CanBeGivenUp = meta.story({
  beforeEach: waitingFor('endless', 'sendRecoverEmail'),
  play: async (story) => {
    const form = await recoverForm(story);
    await askForMail(story, form);
    await expect(await form.findByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
});

/** Given up: the form says so and keeps the address. */
export const GivenUp = meta.story({
  beforeEach: waitingFor('endless', 'sendRecoverEmail'),
  play: async (story) => {
    const form = await recoverForm(story);
    await askForMail(story, form);
    await story.userEvent.click(await form.findByRole('button', { name: 'Cancelar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(form.getByLabelText(FIELD)).toHaveValue(EMAIL);
  },
});

/** The e-mail is on its way: the news takes the form's place and the focus. */
export const Sent = meta.story({
  play: async (story) => {
    const { canvas } = story;
    const form = await recoverForm(story);
    await askForMail(story, form);
    const news = await canvas.findByText(/Te enviamos un correo a cliente@rollux\.mx/);
    await expect(news.closest('[role=status]')).toHaveFocus();
    await expect(form.getByLabelText(FIELD)).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar otro' })).toBeVisible();
  },
});

/** "Enviar otro" brings the form back, with the focus where one writes and the box to tick anew. */
export const AnotherOne = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story;
    const form = await recoverForm(story);
    await askForMail(story, form);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar otro' }));
    await expect(form.getByLabelText(FIELD)).toHaveFocus();
    await expect(canvas.queryByText(/Te enviamos un correo/)).toBeNull();
    await expect(form.getByRole('checkbox', { name: 'No soy un robot' })).not.toBeChecked();
  },
});
