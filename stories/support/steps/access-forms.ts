import { expect, waitFor, within } from 'storybook/test';
import type { Play } from '../play.ts';
import { choose } from './choose.ts';

const formNamed = async ({ canvas }: Play, name: string) => within(await canvas.findByRole('form', { name }));

/** The register form. */
export async function registerForm(story: Play) {
  const form = await formNamed(story, 'Crea tu cuenta');
  // Lists of places load after the form: until then, disabled inputs hold their space.
  await waitFor(() => expect(form.getByLabelText('Estado')).toHaveAttribute('aria-haspopup', 'listbox'));
  return form;
}

/** The recovery form. */
export const recoverForm = (story: Play) => formNamed(story, 'Recupera tu acceso');

type Form = Awaited<ReturnType<typeof registerForm>>;

/** The captcha's checkbox in a form. */
export const checkbox = (form: Form) => form.findByRole('checkbox', { name: 'No soy un robot' });

/** Ticks a form's captcha, which loads on the first focus in the form. */
export async function tick({ userEvent }: Play, form: Form): Promise<void> {
  await userEvent.click(await checkbox(form));
}

/** Presses the submit button of either form. */
export async function send({ userEvent }: Play, form: Form): Promise<void> {
  await userEvent.click(form.getByRole('button', { name: /^(?:Crear cuenta|Enviar correo)$/ }));
}

export const NEW_ACCOUNT = { email: 'nueva@correo.mx', password: 'ventana-clara' };

/** Fills every field of a new account. */
export async function typeAccount(story: Play, form: Form, email = NEW_ACCOUNT.email): Promise<void> {
  const { userEvent } = story;
  await userEvent.type(form.getByLabelText('Nombre completo'), 'Ana Solís');
  await userEvent.type(form.getByLabelText('Correo electrónico'), email);
  await userEvent.type(form.getByLabelText('Teléfono'), '8112345678');
  await choose(story, form.getByLabelText('Estado'), 'Nuevo León');
  await choose(story, form.getByLabelText('Municipio'), 'Monterrey');
  await userEvent.type(form.getByLabelText('Contraseña'), NEW_ACCOUNT.password);
  await userEvent.type(form.getByLabelText('Confirma tu contraseña'), NEW_ACCOUNT.password);
}

/** Requests the recovery e-mail, with the box ticked. */
export async function requestRecoveryEmail(story: Play, form: Form): Promise<void> {
  await story.userEvent.type(form.getByLabelText('Correo de tu cuenta'), 'cliente@rollux.mx');
  await tick(story, form);
  await send(story, form);
}

/** Fills in a new account, ticks the box and submits. */
export async function createAccount(story: Play, form: Form, email?: string): Promise<void> {
  await typeAccount(story, form, email);
  await tick(story, form);
  await send(story, form);
}
