import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import { readToken, writeToken } from '#src/api/stored/session-store.ts';
import { Login } from '#src/screens/access/login/login.tsx';
import { demoSlot } from '../support/demo-slot.ts';
import { fitsPhone } from '../support/phone.ts';
import { typeAndSend } from '../support/steps/login.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = '/login';
const meta = preview.meta({
  title: 'Pantallas/access/login',
  component: Login,
  render: withScreen(<Login />, { path }),
  parameters: pageParameters,
});

/** The page has one heading, two fields for password managers, and links to register and recover. */
export const Empty = meta.story({
  name: 'Vacío',
  tags: ['long'],
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

/** A part of a name finds exactly one control (A08). */
export const NamesFindOne = meta.story({
  name: 'El nombre encuentra uno',
  tags: ['long'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    for (const name of [/correo electrónico/i, /contraseña/i]) {
      await expect(within(canvasElement).getAllByLabelText(name)).toHaveLength(1);
    }
    await expect(canvas.getAllByRole('button', { name: /entrar/i })).toHaveLength(1);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).not.toHaveAccessibleName(/contraseña/i);
    }
  },
});

/** It fits the narrowest phone, with the demo accounts. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  render: withScreen(<Login />, { path, demo: demoSlot }),
  ...fitsPhone(async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /Administrador/ })).toBeVisible(),
  ),
});

/** The typed password can be shown and hidden. */
export const PasswordShown = meta.story({
  name: 'Contraseña a la vista',
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

/** Valid credentials start a session: the token is stored, and the form is disabled until the next page shows. */
export const LoggedIn = meta.story({
  name: 'Dentro',
  tags: ['long'],
  play: async (story) => {
    const { canvas } = story;
    await typeAndSend(story);
    await waitFor(() => expect(readToken()).not.toBeNull());
    await expect(canvas.getByText('Entrando…')).toHaveRole('status');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Enter in a field submits the form. */
export const SentByEnter = meta.story({
  name: 'Enviado con Enter',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Correo electrónico'), 'cliente@rollux.mx');
    await userEvent.type(canvas.getByLabelText('Contraseña'), `${DEMO_PASSWORD}{Enter}`);
    await waitFor(() => expect(readToken()).not.toBeNull());
  },
});

/** An expired session is a plain notice. */
export const SessionExpired = meta.story({
  name: 'La sesión terminó (B37)',
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

/** After registering, the e-mail is filled in. */
export const JustRegistered = meta.story({
  name: 'Cuenta creada (B65)',
  render: withScreen(<Login />, { path, state: { email: 'nueva@correo.mx' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cuenta creada. Ya puedes entrar.')).toHaveRole('status');
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('nueva@correo.mx');
  },
});

/** Foreign history state changes nothing. */
export const StrangeHistoryState = meta.story({
  name: 'Historial raro',
  tags: ['long'],
  render: withScreen(<Login />, { path, state: { email: 7 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Correo electrónico')).toHaveValue('');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

/** A demo account fills the fields and submits them with one click. */
export const DemoAccount = meta.story({
  name: 'Cuenta de muestra',
  render: withScreen(<Login />, { path, demo: demoSlot }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Distribuidor/ }));
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('distribuidor@rollux.mx');
    await waitFor(() => expect(readToken()).not.toBeNull());
  },
});
