import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { inactiveAccount } from '#mocks/seeds/accounts.ts';
import { readToken } from '#src/api/session-store.ts';
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

/** An empty form is sent: the server says what is missing at each field, and the first one has the focus. */
export const EmptyFormSent = meta.story({
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

/** Wrong credentials (401) are an alert in the server's words; what was typed stays, and no session begins. */
export const WrongPassword = meta.story({
  play: async (story) => {
    const { canvas } = story;
    await typeAndSend(story, { password: 'equivocada' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Correo o contraseña incorrectos.');
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await expectTyped(story, { password: 'equivocada' });
    await expect(readToken()).toBeNull();
  },
});

/** Where the server refuses in its framework's English alone, the sentence is ours. */
export const WithoutWords = meta.story({
  beforeEach: () => serverAnswers(json(401, { message: 'Unauthenticated.' }), 'login'),
  play: async (story) => {
    await typeAndSend(story);
    const alert = await story.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('El correo o la contraseña no son correctos.');
    await expect(alert).not.toHaveTextContent('Unauthenticated');
  },
});

/** An inactive account (403) gets the server's sentence. */
export const InactiveAccount = meta.story({
  play: async (story) => {
    await typeAndSend(story, { email: inactiveAccount.email });
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Tu cuenta está inactiva.');
  },
});

/** Too many attempts (429): the server's sentence, and a way to try again. */
export const TooManyAttempts = meta.story({
  beforeEach: () => serverAnswers(json(429, { message: 'Espera un minuto para intentarlo.' }), 'login'),
  play: async (story) => {
    const { canvas } = story;
    await typeAndSend(story);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Espera un minuto para intentarlo.');
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** No connection: a sentence that says so, and what was typed stays. */
export const Unreachable = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'login'),
  play: async (story) => {
    await typeAndSend(story);
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await expectTyped(story);
  },
});

/** Once the connection is back, "Reintentar" sends the same values, and they enter. */
export const TriedAgain = meta.story({
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

/** HTML in place of JSON is an answer that we did not understand, never a crash. */
export const HtmlReply = meta.story({
  beforeEach: () => serverAnswers(html, 'login'),
  play: async (story) => {
    await typeAndSend(story);
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent(
      'respondió algo que no entendimos',
    );
    await expectTyped(story);
  },
});

/** A fault of the server (500) is told in our words: its own are for its developers. */
export const ServerFault = meta.story({
  beforeEach: () => serverAnswers(json(500, { message: 'SQLSTATE[HY000]' }), 'login'),
  play: async (story) => {
    await typeAndSend(story);
    const alert = await story.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('El servidor tuvo un problema.');
    await expect(alert).not.toHaveTextContent('SQLSTATE');
    await expect(story.canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

/** A message for a field that the form does not have stands in the alert. */
export const HomelessMessage = meta.story({
  beforeEach: () =>
    serverAnswers(
      json(422, { message: 'No pudimos entrar.', errors: { device: ['Equipo no reconocido.'] } }),
      'login',
    ),
  play: async (story) => {
    await typeAndSend(story);
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Equipo no reconocido.');
  },
});
