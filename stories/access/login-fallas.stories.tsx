import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { inactiveAccount } from '#mocks/seeds/accounts.ts';
import { readToken } from '#src/api/stored/session-store.ts';
import { Login } from '#src/screens/access/login/login.tsx';
import { html, json, serverAnswers, serverRecovers, unreachable } from '../support/answers.ts';
import { expectTyped, typeAndSend } from '../support/steps/login.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/access/login/fallas',
  component: Login,
  render: withScreen(<Login />, { path: '/login' }),
  parameters: pageParameters,
});

/** An empty form is sent: the server's messages appear at their fields, and the first one has the focus. */
export const EmptyFormSent = meta.story({
  name: 'Enviado sin llenar',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }));
    const email = canvas.getByLabelText('Correo electrónico');
    await waitFor(() => expect(email).toBeInvalid());
    await expect(email).toHaveAccessibleDescription('Escribe tu correo electrónico.');
    await expect(canvas.getByLabelText('Contraseña')).toHaveAccessibleDescription('Escribe tu contraseña.');
    await expect(email).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

/** Wrong credentials (401) are an alert with the server's text; the values stay, and no session starts. */
export const WrongPassword = meta.story({
  name: 'Contraseña equivocada (B64)',
  play: async (story) => {
    const { canvas } = story;
    await typeAndSend(story, { password: 'equivocada' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Correo o contraseña incorrectos.');
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await expectTyped(story, { password: 'equivocada' });
    await expect(readToken()).toBeNull();
  },
});

/** A refusal in the framework's English shows our own text. */
export const WithoutWords = meta.story({
  name: 'Sin explicación',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(401, { message: 'Unauthenticated.' }), 'login'),
  play: async (story) => {
    await typeAndSend(story);
    const alert = await story.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('El correo o la contraseña no son correctos.');
    await expect(alert).not.toHaveTextContent('Unauthenticated');
  },
});

/** An inactive account (403) shows the server's text. */
export const InactiveAccount = meta.story({
  name: 'Cuenta inactiva',
  tags: ['long'],
  play: async (story) => {
    await typeAndSend(story, { email: inactiveAccount.email });
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Tu cuenta está inactiva.');
  },
});

/** Too many attempts (429) show the server's text with a retry. */
export const TooManyAttempts = meta.story({
  name: 'Demasiados intentos',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(429, { message: 'Espera un minuto para intentarlo.' }), 'login'),
  play: async (story) => {
    const { canvas } = story;
    await typeAndSend(story);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Espera un minuto para intentarlo.');
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** A network error is an alert; the values stay. */
export const Unreachable = meta.story({
  name: 'Sin conexión con el servidor',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'login'),
  play: async (story) => {
    await typeAndSend(story);
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await expectTyped(story);
  },
});

/** Once the network is back, "Reintentar" sends the same values and logs in. */
export const TriedAgain = meta.story({
  name: 'Otro intento',
  tags: ['long'],
  beforeEach: () => serverAnswers(unreachable, 'login'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await typeAndSend(story);
    const retry = await canvas.findByRole('button', { name: 'Reintentar' });
    await serverRecovers();
    await userEvent.click(retry);
    await waitFor(() => expect(readToken()).not.toBeNull());
  },
});

/** HTML in place of JSON is an alert, never a crash. */
export const HtmlReply = meta.story({
  name: 'Contesta HTML',
  tags: ['long'],
  beforeEach: () => serverAnswers(html, 'login'),
  play: async (story) => {
    await typeAndSend(story);
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(
      'respondió algo que no entendimos',
    );
    await expectTyped(story);
  },
});

/** A server error (500) shows our own text: the server's is for developers. */
export const ServerFault = meta.story({
  name: 'Falla del servidor',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(500, { message: 'SQLSTATE[HY000]' }), 'login'),
  play: async (story) => {
    await typeAndSend(story);
    const alert = await story.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('El servidor tuvo un problema.');
    await expect(alert).not.toHaveTextContent('SQLSTATE');
    await expect(story.canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** A message for an unknown field appears in the alert. */
export const HomelessMessage = meta.story({
  name: 'Un 422 es una alerta (B64)',
  beforeEach: () =>
    serverAnswers(
      json(422, { message: 'No pudimos entrar.', errors: { device: ['Equipo no reconocido.'] } }),
      'login',
    ),
  play: async (story) => {
    await typeAndSend(story);
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Equipo no reconocido.');
    await expectTyped(story);
  },
});
