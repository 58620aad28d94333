import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { TOKEN_KEY } from '#src/config/constants.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from '../support/show.tsx';

const WARNING = /si recargas, tendrás que entrar de nuevo/;

async function logInByHand(): Promise<void> {
  await resetMocks();
  show(withApp({ path: '/login' })());
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('cliente@rollux.mx');
  await page.getByLabelText('Contraseña', { exact: true }).fill('rollux2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Mi cuenta' })).toBeVisible();
}

it('a person whose session is kept reads nothing of it', async () => {
  await logInByHand();
  await expect.element(page.getByText(WARNING)).not.toBeInTheDocument();
});

// Last: from then on the page takes its storage for broken.
it('a person whose browser is full learns that the session ends with the page', async () => {
  const store = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === TOKEN_KEY) throw new DOMException('full', 'QuotaExceededError');
    store.call(this, key, value);
  });
  await logInByHand();
  await expect.element(page.getByText(WARNING)).toBeVisible();
});
