import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import { resetMocks } from '#.storybook/mocks.ts';
import type { CallName } from '#src/api/contract/index.ts';
import {
  countRequests,
  expectRequests,
  json,
  serverAnswers,
  serverRecovers,
} from '#stories/support/answers.ts';
import { logIn } from '#stories/support/log-in.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from '../support/show.tsx';

let clock: SimulatedClock;

beforeEach(async () => {
  await resetMocks();
  await page.viewport(1280, 900);
  clock = new SimulatedClock();
});

const refuses = (call: CallName) =>
  serverAnswers(json(429, { message: 'Too Many Attempts.' }, { 'Retry-After': '62' }), call);

const open = (path: string) => {
  show(withApp({ path, surroundings: { clock } })());
};

it('a login after too many attempts counts the wait down and can then be sent (B84)', async () => {
  await refuses('login');
  open('/login');
  const send = page.getByRole('button', { name: 'Entrar', exact: true });
  await page.getByLabelText('Correo electrónico').fill('cliente@rollux.mx');
  await send.click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(/^Hubo demasiados intentos\./)).toBeVisible();
  await expect
    .element(alert.getByText('Podrás intentarlo de nuevo en 1 minuto y 2 segundos.'))
    .toBeInTheDocument();
  await expect.element(send).toHaveTextContent('Entrar (1:02)');
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');

  const requests = await countRequests('login');
  await send.click({ force: true });
  await expectRequests(requests, 0);

  clock.increment(1_000);
  await expect.element(send).toHaveTextContent('Entrar (1:01)');
  clock.increment(61_000);
  await expect.element(send).toHaveTextContent('Entrar');
  await expect.element(send).not.toHaveAttribute('aria-disabled');
  await expect.element(page.getByText('Ya puedes intentarlo de nuevo.')).toBeInTheDocument();
  await send.click();
  await expectRequests(requests, 1);
});

it('a list whose server fails can be requested again at once, whatever wait the server asks for (B84)', async () => {
  await logIn('Administrador');
  await serverAnswers(json(503, {}, { 'Retry-After': '62' }), 'users');
  open('/panel/usuarios');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Reintentar' });
  await expect.element(retry).toBeVisible();
  await expect.element(retry).not.toHaveAttribute('aria-disabled');
});

it('a list and a switch after too many attempts miss no permission, and wait', async () => {
  await logIn('Administrador');
  await refuses('users');
  open('/panel/usuarios');
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(/^Hubo demasiados intentos\./)).toBeVisible();
  const retry = alert.getByRole('button', { name: 'Reintentar' });
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true');
  clock.increment(62_000);
  await expect.element(retry).not.toHaveAttribute('aria-disabled');
  await serverRecovers();
  await retry.click();

  await refuses('toggleUserMapActive');
  await page
    .getByRole('switch', { name: /^En el mapa/ })
    .first()
    .click();
  const report = page.getByRole('group', { name: 'Qué salió distinto' });
  await expect.element(report.getByText(/demasiados intentos/)).toBeVisible();
  await expect.element(report.getByText(/no lo permitió/)).not.toBeInTheDocument();
  await expect
    .element(report.getByRole('button', { name: 'Reintentar los que fallaron' }))
    .toHaveTextContent('Reintentar los que fallaron (1:02)');
});
