import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { Autenticacion } from '#src/screens/access/autenticacion/autenticacion.tsx';
import {
  countRequests,
  expectRequests,
  serverAnswers,
  serverRecovers,
  unreachable,
} from '../support/answers.ts';
import {
  checkbox,
  createAccount,
  NEW_ACCOUNT,
  registerForm,
  send,
  tick,
  typeAccount,
} from '../support/steps/access-forms.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/access/autenticacion/crear cuenta',
  component: Autenticacion,
  render: withScreen(<Autenticacion />, { path: '/autenticacion' }),
  parameters: pageParameters,
});

/** Filled in, nothing has been sent and nothing is judged: that is the server's business. */
export const FilledIn = meta.story({
  play: async (story) => {
    const requests = await countRequests('register');
    const form = await registerForm(story);
    await typeAccount(story, form);
    await expect(form.getByRole('button', { name: 'Crear cuenta' })).toBeEnabled();
    await expect(form.queryByRole('alert')).toBeNull();
    await expectRequests(requests, 0);
  },
});

/** Without a ticked box nothing is sent: the form says what is missing, and the focus goes there. */
export const Unverified = meta.story({
  play: async (story) => {
    const requests = await countRequests('register');
    const form = await registerForm(story);
    await typeAccount(story, form);
    await checkbox(form);
    await send(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Marca la casilla para continuar.');
    await expect(form.getByRole('group', { name: 'Verificación de que eres una persona' })).toHaveFocus();
    await expectRequests(requests, 0);
  },
});

/** Empty but verified, the form is sent, and the server's messages stand at their fields. */
export const EmptyFormSent = meta.story({
  play: async (story) => {
    const form = await registerForm(story);
    await story.userEvent.click(form.getByLabelText('Nombre completo'));
    await tick(story, form);
    await send(story, form);
    const name = form.getByLabelText('Nombre completo');
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveAccessibleDescription('Escribe tu nombre.');
    await expect(form.getByLabelText('Estado')).toHaveAccessibleDescription('Elige tu estado.');
    await expect(name).toHaveFocus();
  },
});

/** An e-mail that is taken (422) is said at its field, and nothing typed is lost. */
export const EmailTaken = meta.story({
  play: async (story) => {
    const form = await registerForm(story);
    await createAccount(story, form, 'cliente@rollux.mx');
    const email = form.getByLabelText('Correo electrónico');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Este correo ya está registrado.'));
    await expect(email).toHaveFocus();
    await expect(form.getByLabelText('Contraseña')).toHaveValue(NEW_ACCOUNT.password);
    await expect(form.getByLabelText('Municipio')).toHaveDisplayValue('Monterrey');
  },
});

/** Without a connection the form says so and keeps everything; what serves only once has to be given anew. */
export const Unreachable = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'register'),
  play: async (story) => {
    const form = await registerForm(story);
    await createAccount(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await expect(form.getByLabelText('Nombre completo')).toHaveValue('Ana Solís');
    await waitFor(async () => expect(await checkbox(form)).not.toBeChecked());
  },
});

/** With the box ticked anew, "Reintentar" creates the account after all. */
export const TriedAgain = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'register'),
  play: async (story) => {
    const form = await registerForm(story);
    await createAccount(story, form);
    const retry = await form.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await tick(story, form);
    await story.userEvent.click(retry);
    await expect(await story.canvas.findByRole('heading', { level: 1, name: '/login' })).toBeVisible();
  },
});

/** Sent: it says that the account is being created, and every field rests; pressed again, it sends nothing more. */
export const Sent = meta.story({
  beforeEach: waitingFor('brisk', 'register'),
  play: async (story) => {
    const requests = await countRequests('register');
    const form = await registerForm(story);
    await createAccount(story, form);
    await expect(await form.findByText('Creando tu cuenta…')).toHaveRole('status');
    await expect(form.getByLabelText('Nombre completo')).toHaveAttribute('readonly');
    await expect(form.getByRole('button', { name: 'Crear cuenta' })).toHaveAttribute('aria-disabled', 'true');
    await send(story, form);
    await expectRequests(requests, 1);
  },
});

/** After a while it says that we still wait; it is too early to give up. */
export const Slow = meta.story({
  beforeEach: waitingFor('slow', 'register'),
  play: async (story) => {
    const form = await registerForm(story);
    await createAccount(story, form);
    await expect(await form.findByText('Seguimos esperando la respuesta…')).toHaveRole('status');
    await expect(form.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
});

/** A wait that does not end can be given up. */
export const CanBeGivenUp = meta.story({
  beforeEach: waitingFor('endless', 'register'),
  play: async (story) => {
    const form = await registerForm(story);
    await createAccount(story, form);
    await expect(await form.findByRole('button', { name: 'Cancelar' })).toBeVisible();
  },
});

/** Given up: the form says so and keeps everything. */
export const GivenUp = meta.story({
  beforeEach: waitingFor('endless', 'register'),
  play: async (story) => {
    const form = await registerForm(story);
    await createAccount(story, form);
    await story.userEvent.click(await form.findByRole('button', { name: 'Cancelar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(form.getByLabelText('Correo electrónico')).toHaveValue(NEW_ACCOUNT.email);
  },
});

/** The account is there: on to the login, with the e-mail handed over. */
export const Registered = meta.story({
  play: async (story) => {
    const form = await registerForm(story);
    await createAccount(story, form);
    await expect(await story.canvas.findByRole('heading', { level: 1, name: '/login' })).toBeVisible();
    await expect(story.canvas.getByRole('status')).toHaveTextContent(NEW_ACCOUNT.email);
  },
});
