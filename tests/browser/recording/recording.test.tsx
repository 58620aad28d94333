import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mocks, resetMocks } from '#.storybook/mocks.ts';
import type { Entry } from '#mocks/demo/recording/recording.ts';
import { createWitness } from '#mocks/demo/recording/witness.ts';
import { watched } from '#src/app/services/watched-client.ts';
import { withApp } from '#stories/support/with-app.tsx';
import { show } from '../support/show.tsx';

/** The whole app at an address, with somebody who sees everything that happens in it. */
async function openRecorded(path: string) {
  await page.viewport(1280, 900);
  await mocks();
  await resetMocks();
  const entries: Entry[] = [];
  const witness = createWitness({
    begunAt: () => 0,
    onEntries: (more) => {
      entries.push(...more);
    },
  });
  onTestFinished(witness.watch(window, '[data-demo-tools]'));
  const App = withApp({
    path,
    surroundings: { inspect: witness.inspect },
    aroundClient: (client) => watched(client, witness.onCall),
    onAddress: witness.onPage,
  });
  show(
    <>
      <div data-demo-tools>
        <button type="button">Grabar</button>
      </div>
      <App />
    </>,
  );
  return entries;
}

test('a login is recorded in order: the person, the page, the charts, the call without its password', async () => {
  const entries = await openRecorded('/login');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('cliente@rollux.mx');
  await page.getByLabelText('Contraseña', { exact: true }).fill('rollux2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const isLoggedIn = (entry: Entry) =>
    entry.is === 'move' && entry.chart === 'session' && entry.to[0] === 'authenticated.known';
  await expect.poll(() => entries.some(isLoggedIn)).toBe(true);
  const at = (found: (entry: Entry) => boolean) => entries.findIndex(found);
  const steps = [
    at((entry) => entry.is === 'page' && entry.address === '/login'),
    at((entry) => entry.is === 'act' && entry.act.do === 'fill' && entry.act.text === 'cliente@rollux.mx'),
    at((entry) => entry.is === 'act' && entry.act.do === 'click' && entry.act.name === 'Entrar'),
    at((entry) => entry.is === 'move' && entry.event === 'session.login'),
    at((entry) => entry.is === 'call' && entry.request === 'POST /api/login' && entry.by === 'session'),
    at((entry) => entry.is === 'answer' && entry.call === 'login' && entry.status === 200),
    at(isLoggedIn),
  ];
  expect(steps).not.toContain(-1);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(JSON.stringify(entries)).not.toContain('rollux2026');
});

test('a refused call is recorded with its status', async () => {
  const entries = await openRecorded('/login');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('cliente@rollux.mx');
  await page.getByLabelText('Contraseña', { exact: true }).fill('otra-clave');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const answer = () => entries.find((entry) => entry.is === 'answer' && entry.call === 'login');
  await expect.poll(answer).toMatchObject({ status: 401, reason: '401' });
});

test('what is done with the demo itself is no act of the person', async () => {
  const entries = await openRecorded('/login');
  await page.getByRole('button', { name: 'Grabar' }).click();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).click();
  const acts = () =>
    entries.flatMap((entry) => (entry.is === 'act' && entry.act.do === 'click' ? [entry.act.name] : []));
  await expect.poll(acts).toEqual(['Correo electrónico']);
});
