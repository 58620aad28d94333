import { expect, waitFor, within } from 'storybook/test';
import type { Play } from '../play.ts';

const formNamed = async ({ canvas }: Play, name: string) => within(await canvas.findByRole('form', { name }));

/** The form that creates an account. */
export const registerForm = (story: Play) => formNamed(story, 'Crea tu cuenta');

/** The form that asks for the way back into one. */
export const recoverForm = (story: Play) => formNamed(story, 'Recupera tu acceso');

type Form = Awaited<ReturnType<typeof registerForm>>;

/** The box of a form's captcha. */
export const checkbox = (form: Form) => form.findByRole('checkbox', { name: 'No soy un robot' });

/** Ticks a form's captcha, which comes once the form has been touched. */
export async function tick({ userEvent }: Play, form: Form): Promise<void> {
  await userEvent.click(await checkbox(form));
}

/** Presses the button of either form. */
export async function send({ userEvent }: Play, form: Form): Promise<void> {
  await userEvent.click(form.getByRole('button', { name: /^(?:Crear cuenta|Enviar correo)$/ }));
}

/** Chooses one of a list as soon as the list is there. */
export async function choose({ userEvent }: Play, form: Form, label: string, option: string): Promise<void> {
  await waitFor(() => expect(form.getByLabelText(label)).toBeEnabled());
  await userEvent.selectOptions(form.getByLabelText(label), option);
}

export const NEW_ACCOUNT = { email: 'nueva@correo.mx', password: 'ventana-clara' };

/** Fills every field of a new account. */
export async function typeAccount(story: Play, form: Form, email = NEW_ACCOUNT.email): Promise<void> {
  const { userEvent } = story;
  await userEvent.type(form.getByLabelText('Nombre completo'), 'Ana Solís');
  await userEvent.type(form.getByLabelText('Correo electrónico'), email);
  await userEvent.type(form.getByLabelText('Teléfono'), '8112345678');
  await choose(story, form, 'Estado', 'Nuevo León');
  await choose(story, form, 'Municipio', 'Monterrey');
  await userEvent.type(form.getByLabelText('Contraseña'), NEW_ACCOUNT.password);
  await userEvent.type(form.getByLabelText('Confirma tu contraseña'), NEW_ACCOUNT.password);
}

/** Asks for the e-mail that leads back in, with the box ticked. */
export async function askForMail(story: Play, form: Form): Promise<void> {
  await story.userEvent.type(form.getByLabelText('Correo de tu cuenta'), 'cliente@rollux.mx');
  await tick(story, form);
  await send(story, form);
}

/** Fills in a new account, ticks the box and sends it all. */
export async function createAccount(story: Play, form: Form, email?: string): Promise<void> {
  await typeAccount(story, form, email);
  await tick(story, form);
  await send(story, form);
}
