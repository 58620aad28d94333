import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { OUTBOX, ownKey } from '#src/api/stored/names.ts';
import { hasOutbox, readToken, writePerson } from '#src/api/stored/session-store.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from '../support/show.tsx';

vi.mock('#machines/support/start-outbox.ts', () => {
  throw new Error('the module is gone');
});

const ERNESTO = 2;
beforeEach(async () => {
  await resetMocks();
  await page.viewport(1280, 900);
});

it('a logout asks when it is not known what is unsent, because the script of the outbox does not load (W11)', async () => {
  await logIn('Distribuidor');
  writePerson(ERNESTO);
  localStorage.setItem(ownKey(OUTBOX, ERNESTO), 'una cotización');
  show(withApp({ path: '/panel/perfil', hasOutbox: true })());
  const logOut = async () => {
    await page.getByRole('button', { name: 'Mi cuenta' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  };
  await expect.element(page.getByRole('button', { name: 'Mi cuenta' })).toBeVisible();
  await logOut();
  const question = page.getByRole('dialog', { name: '¿Cerrar sesión sin enviar?' });
  await expect.element(question).toBeVisible();
  expect(readToken()).not.toBeNull();
  expect(hasOutbox()).toBe(true);
  await question.getByRole('button', { name: 'Cerrar sesión y perderlas' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Entra a tu cuenta' })).toBeVisible();
  expect(readToken()).toBeNull();
  expect(localStorage.getItem(ownKey(OUTBOX, ERNESTO))).toBeNull();
});
