import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Access } from '#src/screens/access/autenticacion/access.tsx';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import { checkbox, recoverForm, registerForm, send, tick } from '../support/steps/access-forms.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = '/autenticacion';
const meta = preview.meta({
  title: 'Pantallas/access/autenticacion',
  component: Access,
  render: withScreen(<Access />, { path }),
  parameters: pageParameters,
});

/** The page has one heading, the register form, the recovery form and a link to the login. */
export const Empty = meta.story({
  name: 'Crear cuenta o recuperarla (B06)',
  play: async (story) => {
    const { canvas } = story;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recupera tu acceso' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Entra a tu cuenta' })).toHaveAttribute('href', '/login');
    const form = await registerForm(story);
    await expect(form.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'new-password');
    await expect(form.queryByRole('alert')).toBeNull();
    const recovery = await recoverForm(story);
    await expect(recovery.getByRole('button', { name: 'Enviar correo' })).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Estado')).toBeEnabled());
  },
});

/** Both forms fit the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    const form = await registerForm(story);
    await waitFor(() => expect(form.getByLabelText('Estado')).toBeEnabled());
    await expectNoOverflow();
  },
});

/** The address of the recovery focuses its form. */
export const RecoverByAddress = meta.story({
  name: 'Recuperar desde la dirección',
  tags: ['long'],
  render: withScreen(<Access />, { path, hash: '#recuperar' }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Recupera tu acceso' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** Each form has its own captcha: solving one leaves the other unsolved. */
export const TwoCaptchas = meta.story({
  name: 'Dos captchas',
  play: async (story) => {
    const one = await registerForm(story);
    const other = await recoverForm(story);
    await story.userEvent.click(one.getByLabelText('Nombre completo'));
    await tick(story, one);
    await story.userEvent.click(other.getByLabelText('Correo de tu cuenta'));
    await expect(await checkbox(other)).not.toBeChecked();
    await expect(await checkbox(one)).toBeChecked();
    await send(story, other);
    await expect(await other.findByRole('alert')).toHaveTextContent('Marca la casilla');
  },
});
