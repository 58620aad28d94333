import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from './support/show.tsx';

async function openUsers(address = '/panel/usuarios'): Promise<void> {
  await resetMocks();
  await logIn('Administrador');
  await page.viewport(1280, 900);
  show(withApp({ path: address })());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
}

it('the editor opens, confirms and closes by real keys, and gives the focus back', async () => {
  await openUsers();
  const button = page.getByRole('button', { name: 'Nuevo usuario' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Nuevo usuario' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(dialog.getByRole('textbox', { name: 'Nombre completo' })).toHaveFocus();
  await userEvent.keyboard('Ana');

  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: '¿Cerrar sin guardar?' });
  await expect.element(question.getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('textbox', { name: 'Nombre completo' })).toHaveValue('Ana');
  await expect.element(dialog.getByRole('textbox', { name: 'Nombre completo' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await expect.element(question.getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it('Escape closes an open list of choices, and only then the editor', async () => {
  await openUsers('/panel/usuarios?usuario=nuevo');
  const dialog = page.getByRole('dialog', { name: 'Nuevo usuario' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nombre completo' }).fill('Ana');
  const states = dialog.getByRole('combobox', { name: 'Estado' });
  await expect.element(states).toBeEnabled();
  await states.click();
  const option = page.getByRole('listbox').getByRole('option', { name: 'Jalisco' });
  await expect.element(option).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(option).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: '¿Cerrar sin guardar?' });
  await expect.element(question.getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('a pin is placed and moved by the keyboard alone', async () => {
  await openUsers('/panel/usuarios?lugar=2');
  const dialog = page.getByRole('dialog', { name: /^Lugar de / });
  const lat = dialog.getByRole('textbox', { name: 'Latitud' });
  await expect.element(lat).toBeVisible();
  await lat.fill('25.68');
  await dialog.getByRole('textbox', { name: 'Longitud' }).fill('-100.31');
  const pin = dialog.getByRole('button', { name: /^Pin de / });
  await expect.element(pin).toBeVisible();
  pin.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowRight}{ArrowRight}');
  await expect.element(lat).not.toHaveValue('25.68');
  await expect.element(pin).toHaveFocus();
  await dialog.getByRole('button', { name: 'Guardar lugar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
