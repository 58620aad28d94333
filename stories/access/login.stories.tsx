import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { pageParameters } from '#.storybook/a11y.ts';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import { readToken, writeToken } from '#src/api/session-store.ts';
import { Login } from '#src/screens/access/login/login.tsx';
import { demoSlot } from '../support/demo-slot.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import { typeAndSend } from '../support/steps/login.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = '/login';
const meta = preview.meta({
  title: 'Pantallas/access/login',
  component: Login,
  render: withScreen(<Login />, { path }),
  parameters: pageParameters,
});

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

/** It fits the narrowest phone, demo accounts included. */
export const Phone = meta.story({
  globals: onPhone,
  render: withScreen(<Login />, { path, demo: demoSlot }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Administrador/ })).toBeVisible();
    await expectNoOverflow();
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

/** Right credentials begin a session: the token is stored, and the form rests until the next page is there. */
export const LoggedIn = meta.story({
  play: async (story) => {
    const { canvas } = story;
    await typeAndSend(story);
    await waitFor(() => expect(readToken()).not.toBeNull());
    await expect(canvas.getByText('Entrando…')).toHaveRole('status');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Enter in a field sends the form too. */
export const SentByEnter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Correo electrónico'), 'cliente@rollux.mx');
    await userEvent.type(canvas.getByLabelText('Contraseña'), `${DEMO_PASSWORD}{Enter}`);
    await waitFor(() => expect(readToken()).not.toBeNull());
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

/** A demo account is one click: it fills the fields and sends them. */
export const DemoAccount = meta.story({
  render: withScreen(<Login />, { path, demo: demoSlot }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Distribuidor/ }));
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('distribuidor@rollux.mx');
    await waitFor(() => expect(readToken()).not.toBeNull());
  },
});
