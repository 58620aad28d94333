import type { usersMachine } from '#machines/users.machine.ts';
import type { User } from '#src/api/contract/user.ts';
import { bare, type ChartKit } from './kit.ts';
import { bareUser } from './people.ts';
import { tokens } from './session.ts';
import { waitingWords } from './words.ts';

/** Who walks: nobody switches their own account. */
const lucia: User = {
  ...bareUser,
  id: 3,
  name: 'Lucía Garza Montemayor',
  email: 'admin@rollux.mx',
  roles: [{ id: 1, name: 'administrador' }],
};

/** Whose switches are walked. */
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

const SELF = lucia.id;

export const users: ChartKit<typeof usersMachine> = {
  words: {
    name: 'Usuarios',
    about:
      'La lista de cuentas y sus dos interruptores: los cambios salen de uno en uno, se detienen, se deshacen y nunca se repiten solos.',
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
      'changes.undoable.passing': 'Por un momento',
      'changes.undoable.held': 'Mientras se mira',
      'changes.told': 'Hay algo que leer',
    },
    events: {
      'users.load': 'Actualizar la lista',
      'users.retry': 'Reintentar',
      'users.cancel': 'Cancelar la espera de la lista',
      'users.switch': 'Mover un interruptor',
      'users.stop': 'Detener',
      'users.giveUp': 'Dejar de esperar el cambio',
      'users.undo': 'Deshacer',
      'users.hold': 'Apuntar al aviso o entrar en él',
      'users.release': 'Salir del aviso',
      'users.dismiss': 'Cerrar el aviso',
      'user.replaced': 'Otro formulario guardó una cuenta',
    },
    invokes: { load: 'Pedir la lista', toggle: 'Cambiar en el servidor' },
    guards: {
      hasQueue: 'hay cambios sin enviar',
      isUnderWay: 'hay un cambio que enviar',
      canUndo: 'hay qué deshacer',
      needsTelling: 'algo salió distinto',
    },
  },
  path: '/panel/usuarios',
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
    'users.hold': bare,
    'users.release': bare,
    'users.dismiss': bare,
    'user.replaced': [
      { name: 'Tomás tiene coordenadas', value: { user: { ...other, lat: 20.97, lng: -89.62 } } },
    ],
  },
  invokes: {
    load: { asks: 'users', answers: [{ name: 'Tres cuentas', value: [lucia, switched, other] }] },
    toggle: {
      asks: 'toggleUserMapActive',
      answers: [
        { name: 'Está en el mapa', value: { ...switched, active_map: true } },
        { name: 'Está fuera del mapa', value: switched },
      ],
    },
  },
  facts: ({ users: list, newer, run }) => [
    list?.find(({ id }) => id === switched.id)?.active_map ?? null,
    newer?.includes(switched.id) ?? null,
    run.underWay?.to ?? null,
    run.queue.map(({ to }) => to),
    run.changes.map(({ was }) => was),
    run.failed.length > 0,
    run.crossed.length > 0 || (run.asked === 0 && run.already > 0),
  ],
};
