import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { watchConsole, type ConsoleLine } from '#mocks/demo/hand/watch-console.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { openStage } from './support/open-stage.tsx';

test('a held call is noted with its bodies, without secrets, and with what came back', async () => {
  const stage = await openStage('session');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@correo.mx');
  await page.getByLabelText('Contraseña', { exact: true }).fill('muy-secreta');
  await page.getByRole('button', { name: 'Entrar' }).click();
  const login = () => stage.getState().calls.find(({ call }) => call === 'login');
  await expect.poll(login).toMatchObject({ isHeld: true, end: { is: 'waiting' } });
  expect(JSON.stringify(login())).not.toContain('muy-secreta');
  await stage.perform({ do: 'answer', invoke: 'login', with: '401' });
  await expect.poll(login).toMatchObject({ end: { is: 'failed', status: 401 } });
  expect(stage.getState().pages).toEqual([{ address: '/login', after: 0 }]);
});

test('what a page says in its console is told, and said all the same', () => {
  const lines: ConsoleLine[] = [];
  const stop = watchConsole(window, (line) => {
    lines.push(line);
  });
  console.error('No se pudo', new TypeError('sin red'), { password: 'muy-secreta' });
  stop();
  console.warn('después');
  expect(lines).toEqual([{ level: 'error', text: 'No se pudo TypeError: sin red {"password":"•••"}' }]);
  expectConsole('error', /^No se pudo/);
  expectConsole('warn', /^después$/);
});
