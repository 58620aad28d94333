import { page, type Locator } from 'vitest/browser';
import type { InputOf } from '#src/api/contract/index.ts';
import { choose, formOf, typeInto } from './filling.ts';
import { seen, unseen } from './seeing.ts';

export const newUser = () => formOf('Nuevo usuario');

/** The dialog is closed, and a notice shows the outcome. */
export const closedWith = (form: () => Locator, notice: RegExp) => async () => {
  await seen(page.getByText(notice).first());
  await unseen(form());
};

export async function fillPerson(form: Locator, values: Omit<InputOf<'updateUser'>, 'id'>): Promise<void> {
  await typeInto(form.getByRole('textbox', { name: 'Nombre completo' }), values.name);
  await typeInto(form.getByRole('textbox', { name: 'Correo electrónico' }), values.email);
  await typeInto(form.getByRole('textbox', { name: 'Teléfono' }), values.phone);
  await choose(form.getByRole('combobox', { name: 'Estado' }), values.state_id);
  await choose(form.getByRole('combobox', { name: 'Municipio' }), values.municipality_id);
  await choose(form.getByRole('combobox', { name: 'Rol' }), values.role_id);
}
