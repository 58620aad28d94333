import { page } from 'vitest/browser';
import type { SnapshotFrom } from 'xstate';
import { byApp, type WalkedScreen } from '#tests/browser/walks/support/screen.ts';
import { seen, unseen } from '#tests/browser/walks/support/seeing.ts';
import { cancelIn, waitingSights } from '#tests/browser/walks/support/waiting.ts';
import { targetValuesOf } from '../support/switch-run.ts';
import { switched } from './fixtures.ts';
import type { usersMachine } from './users.machine.ts';

type Snapshot = SnapshotFrom<typeof usersMachine>;

const main = () => page.getByRole('main');

const list = () => main().getByRole('group', { name: 'Estado de la lista' });

const changes = () => main().getByRole('group', { name: 'Cambios' });

const undoing = () => main().getByRole('status', { name: 'Cambios' });

const report = () => main().getByRole('group', { name: 'Qué salió distinto' });

const row = () => main().getByRole('row', { name: /Daniela Ríos Cantú/ });

const mapSwitch = () => row().getByRole('switch', { name: 'En el mapa' });

const close = () => page.getByRole('button', { name: 'Cerrar aviso' }).first();

const loading = waitingSights(list, 'los usuarios…');

const working = waitingSights(changes, 'Guardando');

/** The shown position of the walked switch; null without its row. */
function shown({ context: { users, run } }: Snapshot): boolean | null {
  const now = users?.find(({ id }) => id === switched.id);
  if (now === undefined) return null;
  return targetValuesOf(run)(switched.id, 'active_map') ?? now.active_map;
}

/** All rows with their wanted positions. */
async function seesRows(snapshot: Snapshot): Promise<void> {
  const isOn = shown(snapshot);
  if (isOn === null) return unseen(page.getByRole('table'));
  // By then the logged-in person is known, and their own switch is disabled.
  await seen(main().getByRole('row', { name: /Lucía Garza Montemayor Tú/ }));
  await seen(row().getByRole('switch', { name: 'En el mapa', checked: isOn }));
}

const seesUndo = () => seen(undoing().getByRole('button', { name: 'Deshacer' }));

export const users: WalkedScreen<typeof usersMachine> = {
  interactions: {
    'users.load': {
      by: 'person',
      can: (snapshot) => snapshot.context.users !== null,
      take: () => main().getByRole('button', { name: 'Actualizar' }).click(),
    },
    'users.retry': {
      by: 'person',
      take: () => list().getByRole('alert').getByRole('button', { name: 'Reintentar' }).click(),
    },
    'users.cancel': {
      by: 'person',
      can: (snapshot) => snapshot.matches({ list: { loading: 'endless' } }),
      take: () => cancelIn(list()).click(),
    },
    'users.switch': {
      by: 'person',
      can: (snapshot, { to }) => shown(snapshot) === !to,
      take: () => mapSwitch().click(),
    },
    'users.stop': {
      by: 'person',
      take: () => changes().getByRole('button', { name: 'Detener' }).click(),
    },
    'users.giveUp': {
      by: 'person',
      can: (snapshot) => snapshot.matches({ changes: { working: 'endless' } }),
      take: () => cancelIn(changes()).click(),
    },
    'users.undo': {
      by: 'person',
      take: () => undoing().getByRole('button', { name: 'Deshacer' }).click(),
    },
    'users.dismiss': {
      by: 'person',
      take: () => close().click(),
    },
    'users.answered': byApp('the server answers a switch'),
    'users.refused': byApp('the server refuses a switch, or cannot be reached'),
    'user.replaced': byApp('the map dialog sends the record that the server returned'),
  },
  appearances: {
    'list.loading.brisk': loading.brisk,
    'list.loading.slow': loading.slow,
    'list.loading.endless': loading.endless,
    'list.ready': async (snapshot) => {
      await unseen(list().getByRole('status'));
      await unseen(list().getByRole('alert'));
      await seesRows(snapshot);
    },
    'list.failed': async (snapshot) => {
      await seen(list().getByRole('alert'));
      await seesRows(snapshot);
    },
    'changes.quiet': async () => {
      await unseen(changes());
      await unseen(undoing());
      await unseen(report());
    },
    'changes.next': () => Promise.reject(new Error('the machine leaves this state at once')),
    'changes.working.brisk': working.brisk,
    'changes.working.slow': working.slow,
    'changes.working.endless': working.endless,
    'changes.undoable': seesUndo,
    'changes.reported': () => seen(report()),
  },
};
