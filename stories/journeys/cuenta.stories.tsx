import { expect } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { EmailTaken } from '../access/autenticacion-crear.stories.tsx';
import { AnotherOne } from '../access/autenticacion-recuperar.stories.tsx';
import { Empty as AccessEmpty, RecoverByAddress } from '../access/autenticacion.stories.tsx';
import { WrongPassword } from '../access/login-fallas.stories.tsx';
import { Empty as LoginEmpty } from '../access/login.stories.tsx';
import { NEW_ACCOUNT, recoverForm, registerForm, send, tick } from '../support/steps/access-forms.ts';
import { fill } from '../support/steps/fill.ts';
import { expectHeading, follow } from '../support/steps/go.ts';
import { typeAndSend } from '../support/steps/login.ts';
import { withApp } from '../support/with-app.tsx';

const meta = preview.meta({
  title: 'Jornadas/Cuenta',
  tags: ['long'],
  render: withApp({ path: '/login' }),
  parameters: pageParameters,
});

/** A person without an account creates one despite failures, and logs in. */
export const Created = meta.story({
  name: 'Crear cuenta y entrar con ella',
  play: async (story) => {
    const { canvas, step } = story;
    await step('Intentar entrar sin cuenta', () => WrongPassword.play(story));
    await step('Ir a crear una', async () => {
      await follow(story, 'Crea tu cuenta');
      await AccessEmpty.play(story);
    });
    await step('Escribir un correo que ya está registrado', () => EmailTaken.play(story));
    await step('Corregir el correo, marcar la casilla y enviar', async () => {
      const form = await registerForm(story);
      await fill(story, form.getByLabelText('Correo electrónico'), NEW_ACCOUNT.email);
      await tick(story, form);
      await send(story, form);
    });
    await step('Leer que la cuenta está creada', async () => {
      await expectHeading(story, 'Entra a tu cuenta');
      await expect(await canvas.findByText('Cuenta creada. Ya puedes entrar.')).toHaveRole('status');
      await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue(NEW_ACCOUNT.email);
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('Entrar con ella', async () => {
      await typeAndSend(story, NEW_ACCOUNT);
      await expectHeading(story, 'Hola, Ana');
    });
  },
});

/** A person who forgot the password requests the e-mail and returns to the login. */
export const Recovered = meta.story({
  name: 'Recuperar el acceso',
  play: async (story) => {
    const { canvas, step } = story;
    await step('Equivocarse de contraseña', () => WrongPassword.play(story));
    await step('Decir que se olvidó', async () => {
      await follow(story, '¿Olvidaste tu contraseña?');
      await RecoverByAddress.play(story);
    });
    await step('Pedir el correo, y querer pedir otro', () => AnotherOne.play(story));
    await step('Pedirlo de nuevo', async () => {
      const form = await recoverForm(story);
      await tick(story, form);
      await send(story, form);
      await expect(await canvas.findByText(/Te enviamos un correo/)).toBeVisible();
    });
    await step('Volver a la página para entrar, que ya no habla del error', async () => {
      await follow(story, 'Entra a tu cuenta');
      await LoginEmpty.play(story);
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
});
