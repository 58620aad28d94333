import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import { readToken, writeToken } from '#src/api/session-store.ts';
import { Login } from '#src/screens/access/login/login.tsx';
import {
  countRequests,
  html,
  json,
  serverAnswers,
  serverRecovers,
  silence,
  unreachable,
} from '../support/answers.ts';
import { demoSlot } from '../support/demo-slot.ts';
import { hurry } from '../support/hurry.ts';
import type { Play } from '../support/play.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = '/login';
const meta = preview.meta({
  title: 'Pantallas/access/login',
  component: Login,
  render: withScreen(<Login />, { path }),
  parameters: pageParameters,
});

const typeAndSend = async ({ canvas, userEvent }: Play, password = DEMO_PASSWORD) => {
  await userEvent.type(await canvas.findByLabelText('Correo electrónico'), 'cliente@rollux.mx');
  await userEvent.type(canvas.getByLabelText('Contraseña'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
};

const expectTyped = async ({ canvas }: Play, password = DEMO_PASSWORD) => {
  await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('cliente@rollux.mx');
  await expect(canvas.getByLabelText('Contraseña')).toHaveValue(password);
};

/** A person arrives: one heading, two fields that password managers know, and ways to register and recover. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Entra a tu cuenta' })).toBeVisible();
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: 'Crea tu cuenta' })).toHaveAttribute(
      'href',
      '/autenticacion',
    );
    await expect(canvas.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveAttribute(
      'href',
      '/autenticacion#recuperar',
    );
  },
});

/** What is typed as a password can be shown, and hidden again. */
export const PasswordShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('Contraseña');
    await userEvent.type(password, 'abierta');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar lo escrito' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('abierta');
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar lo escrito' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
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
    await typeAndSend(story, 'equivocada');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Correo o contraseña incorrectos.');
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await expectTyped(story, 'equivocada');
    await expect(readToken()).toBeNull();
  },
});

/** An inactive account (403) gets the server's sentence. */
export const InactiveAccount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Correo electrónico'), 'inactivo@rollux.mx');
    await userEvent.type(canvas.getByLabelText('Contraseña'), `${DEMO_PASSWORD}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tu cuenta está inactiva.');
  },
});

/** Right credentials begin a session, and the token is stored. */
export const LoggedIn = meta.story({
  play: async (story) => {
    await typeAndSend(story);
    await waitFor(() => expect(readToken()).not.toBeNull());
    await expect(story.canvas.queryByRole('alert')).toBeNull();
  },
});

/** A demo account is one click: it fills the fields and sends them. */
export const DemoAccount = meta.story({
  render: withScreen(<Login />, { path, demo: demoSlot }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Distribuidor/ }));
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('distribuidor@rollux.mx');
    await waitFor(() => expect(readToken()).not.toBeNull());
  },
});

/** No connection: a sentence that says so, and "Reintentar" sends the same values once it is back. */
export const Unreachable = meta.story({
  beforeEach: () => serverAnswers(unreachable, 'login'),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await typeAndSend(story);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos conectarnos.');
    await expectTyped(story);
    await serverRecovers();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
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

/** A silent server: fields stay readable, a second click sends nothing, and after a while the person may give up. */
export const SlowServer = meta.story({
  beforeEach: async () => {
    await serverAnswers(silence, 'login');
    return hurry();
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const requests = await countRequests('login');
    await typeAndSend(story);
    await expect(canvas.getByLabelText('Contraseña')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Contraseña')).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Seguimos esperando'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expectTyped(story);
    await expect(requests()).toBe(1);
  },
});

/** A session that ended by itself says so, without alarm. */
export const SessionExpired = meta.story({
  beforeEach: () => {
    writeToken('token-que-ya-no-vale');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tu sesión terminó. Entra de nuevo para continuar.')).toHaveRole(
      'status',
    );
    await expect(readToken()).toBeNull();
  },
});

/** After registering, the e-mail is filled in and the way is clear. */
export const JustRegistered = meta.story({
  render: withScreen(<Login />, { path, state: { email: 'nueva@correo.mx' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cuenta creada. Ya puedes entrar.')).toHaveRole('status');
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('nueva@correo.mx');
  },
});

/** History state that is not ours changes nothing. */
export const StrangeHistoryState = meta.story({
  render: withScreen(<Login />, { path, state: { email: 7 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Correo electrónico')).toHaveValue('');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
