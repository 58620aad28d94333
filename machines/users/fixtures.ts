import type { ContextFrom } from 'xstate';
import type { User } from '#src/api/contract/user.ts';
import { ApiError } from '#src/api/errors.ts';
import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { bareUser } from '#stories/charts/samples/people.ts';
import { tokens } from '../session/fixtures.ts';
import type { Sent } from '../support/switch-run.ts';
import { promises } from './promises.ts';
import type { usersMachine } from './users.machine.ts';

type UsersContext = ContextFrom<typeof usersMachine>;

/** The logged-in administrator: an account cannot switch itself off. */
const lucia: User = {
  ...bareUser,
  id: 3,
  name: 'Lucía Garza Montemayor',
  email: 'admin@rollux.mx',
  roles: [{ id: 1, name: 'administrador' }],
};

/** The account whose switches are walked. */
export const switched: User = {
  ...bareUser,
  id: 5,
  name: 'Daniela Ríos Cantú',
  email: 'daniela.rios5@ejemplo.mx',
  phone: '8155012345',
  state_id: 19,
  lat: 25.67,
  lng: -100.31,
  roles: [{ id: 2, name: 'distribuidor' }],
};

const other: User = { ...bareUser, id: 6, name: 'Tomás Yáñez Ortega' };

/** What the server can answer to a switch of each account that may be switched: the record as it is then. */
const answers = [
  { user: switched, short: 'Daniela' },
  { user: other, short: 'Tomás' },
].flatMap(({ user, short }) => [
  { name: `${short} está en el mapa`, flag: 'active_map' as const, user: { ...user, active_map: true } },
  { name: `${short} está fuera del mapa`, flag: 'active_map' as const, user: { ...user, active_map: false } },
  { name: `${short} puede entrar`, flag: 'active' as const, user: { ...user, active: true } },
  { name: `${short} ya no puede entrar`, flag: 'active' as const, user: { ...user, active: false } },
]);

/** Whether this switch was sent and waits for its answer. */
const isSent = ({ run }: UsersContext, { id, flag }: Sent) =>
  run.underWay.some((one) => one.user.id === id && one.flag === flag);

/** No connection, for each switch. */
const refusals = [
  { name: 'Sin conexión: Daniela en el mapa', id: switched.id, call: 'toggleUserMapActive' as const },
  { name: 'Sin conexión: Daniela activa', id: switched.id, call: 'toggleUserActive' as const },
  { name: 'Sin conexión: Tomás en el mapa', id: other.id, call: 'toggleUserMapActive' as const },
  { name: 'Sin conexión: Tomás activo', id: other.id, call: 'toggleUserActive' as const },
].map(({ name, id, call }) => {
  const flag = call === 'toggleUserActive' ? ('active' as const) : ('active_map' as const);
  return { name, value: { id, flag, error: new ApiError({ kind: 'unreachable', call }) } };
});

const SELF = lucia.id;

export const users: ChartFixtures<typeof usersMachine> = {
  words: {
    name: 'Usuarios',
    about:
      'La lista de cuentas y sus dos interruptores: los cambios salen de a pocos, se detienen, se deshacen y nunca se repiten solos.',
    states: {
      list: 'Lista',
      'list.loading': 'Cargando',
      'list.loading.brisk': waitingWords.brisk,
      'list.loading.slow': waitingWords.slow,
      'list.loading.endless': waitingWords.endless,
      'list.ready': 'Lista al día',
      'list.failed': 'No se pudo cargar',
      changes: 'Cambios',
      'changes.quiet': 'Nada que cambiar',
      'changes.next': '¿Qué sigue?',
      'changes.working': 'Cambiando',
      'changes.working.brisk': waitingWords.brisk,
      'changes.working.slow': waitingWords.slow,
      'changes.working.endless': waitingWords.endless,
      'changes.undoable': 'Se puede deshacer',
      'changes.reported': 'Hay algo que leer',
    },
    events: {
      'users.load': 'Actualizar la lista',
      'users.retry': 'Reintentar',
      'users.cancel': 'Cancelar la espera de la lista',
      'users.switch': 'Mover un interruptor',
      'users.stop': 'Detener',
      'users.giveUp': 'Dejar de esperar el cambio',
      'users.undo': 'Deshacer',
      'users.dismiss': 'Cerrar el aviso',
      'users.answered': 'El servidor contestó un cambio',
      'users.refused': 'Un cambio no se guardó',
      'user.replaced': 'Otro formulario guardó una cuenta',
    },
    invokes: { load: 'Pedir la lista', switches: 'Cambiar en el servidor' },
    actions: {
      watchAnswers: 'anota lo que se guarda mientras tanto',
      forget: 'olvida los cambios anteriores',
      advance: 'pasa al siguiente envío',
    },
    guards: {
      hasQueue: 'hay cambios sin enviar',
      isUnderWay: 'hay un cambio que enviar',
      isOver: 'ya contestaron todos',
      canUndo: 'hay qué deshacer',
      mustReport: 'algo salió distinto',
    },
  },
  path: '/panel/usuarios',
  holds: ['toggleUserActive', 'toggleUserMapActive', 'updateUser'],
  silent: ['sendSwitches'],
  starts: [{ name: 'Administradora', input: undefined, token: tokens.stored, as: 'administrator' }],
  events: {
    'users.load': bare,
    'users.retry': bare,
    'users.cancel': bare,
    'users.switch': [
      {
        name: 'Mostrar a Daniela en el mapa',
        value: { ids: [switched.id], flag: 'active_map', to: true, self: SELF },
      },
    ],
    'users.stop': bare,
    'users.giveUp': bare,
    'users.undo': bare,
    'users.dismiss': bare,
    'users.answered': answers.map(({ name, flag, user }) => ({ name, value: { id: user.id, flag, user } })),
    'users.refused': refusals,
    'user.replaced': [
      { name: 'Tomás tiene coordenadas', value: { user: { ...other, lat: 20.97, lng: -89.62 } } },
    ],
  },
  invokes: {
    load: { asks: 'users', answers: [{ name: 'Tres cuentas', value: [lucia, switched, other] }] },
    switches: null,
  },
  happens: { 'users.answered': isSent, 'users.refused': isSent },
  facts: ({ users: list, newer, run }) => [
    list?.find(({ id }) => id === switched.id)?.active_map ?? null,
    newer?.includes(switched.id) ?? null,
    run.underWay.map(({ user, flag, to }) => [user.id, flag, to]),
    run.queue.map(({ user, flag, to }) => [user.id, flag, to]),
    run.changes.map(({ was }) => was),
    run.failed.length > 0,
    run.conflicts.length > 0 || (run.requested === 0 && run.already > 0),
  ],
  promises,
  outside: ['users.answered', 'users.refused', 'user.replaced'],
};
