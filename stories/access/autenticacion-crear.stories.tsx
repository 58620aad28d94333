import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { readToken } from '#src/api/stored/session-store.ts';
import { Access } from '#src/screens/access/autenticacion/access.tsx';
import {
  countRequests,
  expectRequests,
  serverAnswers,
  serverRecovers,
  unreachable,
} from '../support/answers.ts';
import { waitStates } from '../support/states/wait-states.ts';
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
  component: Access,
  render: withScreen(<Access />, { path: '/autenticacion' }),
  parameters: pageParameters,
});

/** Filled in, nothing is sent or validated: the server validates. */
export const FilledIn = meta.story({
  name: 'Lleno',
  tags: ['long'],
  play: async (story) => {
    const requests = await countRequests('register');
    const form = await registerForm(story);
    await typeAccount(story, form);
    await expect(form.getByRole('button', { name: 'Crear cuenta' })).toBeEnabled();
    await expect(form.queryByRole('alert')).toBeNull();
    await expectRequests(requests, 0);
  },
});

/** Without a ticked box nothing is sent: the form says what is missing and focuses it. */
export const Unverified = meta.story({
  name: 'Sin verificar (B58, B77)',
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

/** Empty but verified, the form is sent, and the server's messages appear at their fields. */
export const EmptyFormSent = meta.story({
  name: 'Enviado sin llenar',
  tags: ['long'],
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

/** A taken e-mail (422) is an error at its field, and the typed values stay. */
export const EmailTaken = meta.story({
  name: 'Correo ya usado',
  tags: ['long'],
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

/** A network error is an alert and keeps the values; the captcha's answer is used and must be given again. */
export const Unreachable = meta.story({
  name: 'Sin conexión con el servidor',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'register'),
  play: async (story) => {
    const form = await registerForm(story);
    await createAccount(story, form);
    await expect(await form.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await expect(form.getByLabelText('Nombre completo')).toHaveValue('Ana Solís');
    await waitFor(async () => expect(await checkbox(form)).not.toBeChecked());
  },
});

/** With the box ticked again, "Reintentar" creates the account. */
export const TriedAgain = meta.story({
  name: 'Otro intento',
  tags: ['long'],
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

/** While the account is created, every field is read-only; another press sends nothing more. */
export const Sent = meta.story({
  name: 'Enviado',
  tags: ['long'],
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

const waits = waitStates({
  waiting: (stage) => waitingFor(stage, 'register'),
  reach: async (story) => {
    const form = await registerForm(story);
    await createAccount(story, form);
    return form;
  },
  left: (form) => expect(form.getByLabelText('Correo electrónico')).toHaveValue(NEW_ACCOUNT.email),
});

export const Slow = meta.story({ name: 'Se tarda', tags: ['long'], ...waits.slow });

export const CanBeGivenUp = meta.story({ name: 'Se puede cancelar', tags: ['long'], ...waits.canBeGivenUp });

export const GivenUp = meta.story({ name: 'Espera cancelada', tags: ['long'], ...waits.givenUp });

/** A created account leads to the login with its e-mail. */
export const Registered = meta.story({
  name: 'Cuenta creada, al login (B65)',
  play: async (story) => {
    const form = await registerForm(story);
    await createAccount(story, form);
    await expect(await story.canvas.findByRole('heading', { level: 1, name: '/login' })).toBeVisible();
    await expect(story.canvas.getByRole('status')).toHaveTextContent(NEW_ACCOUNT.email);
    // An account is not a session.
    await expect(readToken()).toBeNull();
  },
});
