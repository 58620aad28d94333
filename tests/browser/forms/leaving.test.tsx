import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { reloadWhenModuleMissing } from '#src/app/navigation/reload-when-module-missing.ts';
import { noAnswer, serverAnswers } from '#stories/support/answers.ts';
import { logOutElsewhere } from '#stories/support/browser/other-tab.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from '../support/show.tsx';

async function openUsers(address = '/panel/usuarios'): Promise<void> {
  await resetMocks();
  await logIn('Administrador');
  await page.viewport(1280, 900);
  show(withApp({ path: address })());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
}

const editor = () => page.getByRole('dialog', { name: 'Nuevo usuario' });
const typed = () => editor().getByRole('textbox', { name: 'Nombre completo' });

async function typeNewUser(): Promise<void> {
  await openUsers('/panel/usuarios?usuario=nuevo');
  await expect.element(typed()).toBeVisible();
  await typed().fill('Ana');
}

async function goToProfile(): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Buscar o ir a' })).toHaveFocus();
  await userEvent.keyboard('mi perfil');
  await expect.element(page.getByRole('option', { name: /^Mi perfil/, selected: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
}

const profile = () => page.getByRole('heading', { level: 1, name: 'Mi perfil' });

/** Dispatches the browser's beforeunload event. */
function canUnload(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('typed values are kept when the person declines to leave the screen', async () => {
  await typeNewUser();
  await goToProfile();
  const question = page.getByRole('dialog', { name: '¿Cerrar sin guardar?' });
  await expect.element(question.getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(typed()).toHaveValue('Ana');

  await goToProfile();
  await question.getByRole('button', { name: 'Cerrar sin guardar' }).click();
  await expect.element(profile()).toBeVisible();
  expect(canUnload()).toBe(true);
});

it('typed values block a reload by the browser and by a new deployment', async () => {
  await openUsers('/panel/usuarios?usuario=nuevo');
  await expect.element(typed()).toBeVisible();
  expect(canUnload()).toBe(true);
  await typed().fill('Ana');
  expect(canUnload()).toBe(false);
  reloadWhenModuleMissing(
    createMemoryRouter([{ path: '*' }], { initialEntries: ['/panel/usuarios?usuario=nuevo'] }),
  );
  expect(window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))).toBe(true);
});

it('the end of the session is never blocked', async () => {
  await typeNewUser();
  logOutElsewhere();
  await expect.element(page.getByRole('textbox', { name: /correo/i })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('leaving the users before a switch is saved asks first', async () => {
  await openUsers();
  await serverAnswers(noAnswer, 'toggleUserActive');
  await page
    .getByRole('switch', { name: /^Activo/ })
    .nth(1)
    .click();
  // Its words change when the answer is late, as on a busy machine.
  const progress = page.getByRole('group', { name: 'Cambios' });
  await expect.element(progress).toBeVisible();
  expect(canUnload()).toBe(false);
  const question = page.getByRole('dialog', { name: '¿Salir de Usuarios?' });
  // The view of what was changed takes the place of the list.
  await page.getByRole('radio', { name: 'Actividad' }).click();
  await question.getByRole('button', { name: 'Quedarme' }).click();
  await expect.element(progress).toBeVisible();
  await goToProfile();
  await expect
    .element(question.getByText('Hay cambios en camino: si sales, los que faltan no se hacen.'))
    .toBeVisible();
  await question.getByRole('button', { name: 'Salir' }).click();
  await expect.element(profile()).toBeVisible();
});
