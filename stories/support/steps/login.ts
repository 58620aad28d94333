import { expect } from 'storybook/test';
import { DEMO_PASSWORD, demoAccounts } from '#mocks/seeds/accounts.ts';
import type { Play } from '../play.ts';
import { fill } from './fill.ts';

const [customer] = demoAccounts;

interface Credentials {
  readonly email?: string;
  readonly password?: string;
}

/** Fills and submits the login form. */
export async function typeAndSend(
  story: Play,
  { email = customer.email, password = DEMO_PASSWORD }: Credentials = {},
): Promise<void> {
  const { canvas, userEvent } = story;
  await fill(story, await canvas.findByLabelText('Correo electrónico'), email);
  await fill(story, canvas.getByLabelText('Contraseña'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
}

/** Expects the typed values in the login form. */
export async function expectTyped(
  { canvas }: Pick<Play, 'canvas'>,
  { email = customer.email, password = DEMO_PASSWORD }: Credentials = {},
): Promise<void> {
  await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue(email);
  await expect(canvas.getByLabelText('Contraseña')).toHaveValue(password);
}
