import type { Locator } from 'vitest/browser';
import { seen } from './seeing.ts';

/** The captcha's part of a form. */
export const captchaIn = (form: Locator): Locator =>
  form.getByRole('group', { name: 'Verificación de que eres una persona' });

/** The checkbox of the captcha's service. */
export const boxIn = (form: Locator): Locator =>
  captchaIn(form).getByRole('checkbox', { name: 'No soy un robot' });

/** Focuses a form for the first time, which loads the captcha, and waits for its checkbox. */
export async function focusForm(form: Locator): Promise<void> {
  const [first] = form.getByRole('textbox').all();
  if (first === undefined) throw new Error('the form has no field');
  await first.click();
  await seen(boxIn(form));
}

export async function tickBoxIn(form: Locator): Promise<void> {
  await seen(boxIn(form));
  await boxIn(form).click();
}
