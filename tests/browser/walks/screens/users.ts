import type { SnapshotFrom } from 'xstate';
import { page } from 'vitest/browser';
import { wantedIn } from '#machines/support/switch-run.ts';
import type { usersMachine } from '#machines/users.machine.ts';
import { switched } from '#stories/charts/kit/users.ts';
import { byApp, type WalkedScreen } from '../support/screen.ts';
import { seen, unseen } from '../support/seeing.ts';
import { cancelIn, waitingSights } from '../support/waiting.ts';

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

/** Where the switch that is walked stands on the screen; null where there is no row of it. */
function shown({ context: { users, run } }: Snapshot): boolean | null {
  const now = users?.find(({ id }) => id === switched.id);
  if (now === undefined) return null;
  return wantedIn(run)(switched.id, 'active_map') ?? now.active_map;
}

/** The rows that there are, each as it is wanted. */
async function seesRows(snapshot: Snapshot): Promise<void> {
  const isOn = shown(snapshot);
  if (isOn === null) return unseen(page.getByRole('table'));
  // Who is here is known by then, and said by their switch.
  await seen(main().getByRole('row', { name: /Lucía Garza Montemayor Tú/ }));
  await seen(row().getByRole('switch', { name: 'En el mapa', checked: isOn }));
}

/** Whether the pointer is in the bar by which one undoes: it is there before it presses a button of it, and nowhere else. */
const isHeld = (snapshot: Snapshot) => snapshot.matches({ changes: { undoable: 'held' } });

/** What comes up where the pointer rests would be held by it. */
const pointAway = () => page.getByRole('heading', { level: 1 }).hover();

const seesUndo = () => seen(undoing().getByRole('button', { name: 'Deshacer' }));

export const users: WalkedScreen<typeof usersMachine> = {
  hands: {
    'users.load': {
      by: 'hand',
      can: (snapshot) => snapshot.context.users !== null && !isHeld(snapshot),
      take: () => main().getByRole('button', { name: 'Actualizar' }).click(),
    },
    'users.retry': {
      by: 'hand',
      can: (snapshot) => !isHeld(snapshot),
      take: () => list().getByRole('alert').getByRole('button', { name: 'Reintentar' }).click(),
    },
    'users.cancel': {
      by: 'hand',
      can: (snapshot) => snapshot.matches({ list: { loading: 'endless' } }) && !isHeld(snapshot),
      take: () => cancelIn(list()).click(),
    },
    'users.switch': {
      by: 'hand',
      can: (snapshot, { to }) => shown(snapshot) === !to && !isHeld(snapshot),
      take: () => mapSwitch().click(),
    },
    'users.stop': {
      by: 'hand',
      take: () => changes().getByRole('button', { name: 'Detener' }).click(),
    },
    'users.giveUp': {
      by: 'hand',
      can: (snapshot) => snapshot.matches({ changes: { working: 'endless' } }),
      take: () => cancelIn(changes()).click(),
    },
    'users.undo': {
      by: 'hand',
      can: isHeld,
      take: async () => {
        await undoing().getByRole('button', { name: 'Deshacer' }).click();
        await pointAway();
      },
    },
    'users.hold': { by: 'hand', take: () => undoing().hover() },
    'users.release': { by: 'hand', take: pointAway },
    'users.dismiss': {
      by: 'hand',
      can: (snapshot) => isHeld(snapshot) || snapshot.matches({ changes: 'told' }),
      take: async () => {
        await close().click();
        await pointAway();
      },
    },
    'user.replaced': byApp('the map on which an account is placed says what the server answered'),
  },
  sights: {
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
    'changes.next': () => Promise.reject(new Error('nobody is ever kept there')),
    'changes.working.brisk': working.brisk,
    'changes.working.slow': working.slow,
    'changes.working.endless': working.endless,
    'changes.undoable.passing': seesUndo,
    'changes.undoable.held': seesUndo,
    'changes.told': () => seen(report()),
  },
};
