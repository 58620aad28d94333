import { expect, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import preview from '#.storybook/preview.tsx';
import { captchaWith } from '#machines/captcha/captcha.machine.ts';
import { clearCallLog, onCall } from '#mocks/demo/call-log.ts';
import { inspect, runningMachines } from '#mocks/demo/running-machines.ts';
import { ApiError } from '#src/api/errors.ts';
import { openAt, panelBesideAPage } from './beside-a-page.tsx';

const meta = preview.meta({
  title: 'Demostración/Actividad',
  ...panelBesideAPage,
  beforeEach: () => openAt('calls'),
});

const secrets = { email: 'cliente@rollux.mx', password: 'rollux2026' };

/** Before the first call the list is empty. */
export const NoCalls = meta.story({
  name: 'Sin llamadas',
  tags: ['long'],
  beforeEach: clearCallLog,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no hay llamadas.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Vaciar' })).toBeDisabled();
  },
});

const status = () => null;

/** The newest call comes first: running, successful, failed. */
export const Calls = meta.story({
  name: 'Con llamadas',
  tags: ['long'],
  beforeEach: () => {
    onCall({
      call: 'municipalities',
      input: { id: 19 },
      reply: Promise.resolve([{ id: 19001, name: 'Abasolo' }]),
      status,
    });
    onCall({
      call: 'users',
      input: {},
      reply: Promise.reject(new ApiError({ kind: 'fault', call: 'users', status: 503 })),
      status,
    });
    onCall({
      call: 'states',
      input: {},
      reply: Promise.reject(new ApiError({ kind: 'unreachable', call: 'states' })),
      status,
    });
    onCall({ call: 'login', input: secrets, reply: new Promise(() => undefined), status });
  },
  play: async ({ canvas, userEvent }) => {
    const [newest, lost, failed, first] = canvas.getAllByRole('listitem');
    await expect(newest).toHaveTextContent('login POST /api/loginen camino…');
    await expect(lost).toHaveTextContent(/sin conexión · \d+ ms/);
    await expect(failed).toHaveTextContent(/GET \/api\/list-users503 · \d+ ms/);
    await expect(first).toHaveTextContent(/GET \/api\/municipality\/19bien · \d+ ms/);
    await userEvent.click(canvas.getByText('GET /api/municipality/19'));
    await expect(await canvas.findByText(/"name": "Abasolo"/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vaciar' }));
    await expect(canvas.getByText('Aún no hay llamadas.')).toBeVisible();
  },
});

/** Secrets are masked in requests and replies. */
export const Secrets = meta.story({
  name: 'Sin secretos',
  tags: ['long'],
  beforeEach: () => {
    onCall({
      call: 'login',
      input: secrets,
      reply: Promise.resolve({ token: 'abc123', user: { id: 1 } }),
      status,
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('POST /api/login'));
    await expect(await canvas.findByText(/"password": "•••"/)).toBeVisible();
    await expect(canvas.getByText(/"token": "•••"/)).toBeVisible();
    await expect(canvas.queryByText(/rollux2026|abc123/)).toBeNull();
  },
});

/** Without a running machine it says so. */
export const NoMachines = meta.story({
  name: 'Sin máquinas',
  beforeEach: () => {
    // Machines of the stories before it may run on: a photo is kept for the whole visit.
    runningMachines.set([]);
    return openAt('machines');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ninguna máquina está en marcha.')).toBeVisible();
  },
});

const machine = captchaWith(() => Promise.resolve());
const captcha = () => createActor(machine, { input: { siteKey: 'llave' }, inspect });
let running = captcha();

/** A running machine shows its current state and disappears when it stops. */
export const Machines = meta.story({
  name: 'Con máquinas',
  tags: ['long'],
  beforeEach: () => {
    const close = openAt('machines');
    running = captcha();
    running.start();
    return () => {
      running.stop();
      close();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('idle')).toBeVisible();
    running.send({ type: 'captcha.start' });
    await expect(await canvas.findByText('ready')).toBeVisible();
    running.send({ type: 'captcha.verify', token: 'secreto' });
    await expect(await canvas.findByText('verified')).toBeVisible();
    await userEvent.click(canvas.getByText('captcha'));
    await expect(await canvas.findByText(/"token": "•••"/)).toBeVisible();
    running.stop();
    await waitFor(() => expect(canvas.queryByText('captcha')).toBeNull());
  },
});
