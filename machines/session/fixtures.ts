import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { bareUser, credentials, longNamed, mariana } from '#stories/charts/samples/people.ts';
import { promises } from './promises.ts';
import type { sessionMachine } from './session.machine.ts';

/** Tokens that the fake server accepts during a walk. */
export const tokens = { stored: 'guardado', fresh: 'nuevo', other: 'otro' } as const;

const users = [
  { name: 'Mariana', value: mariana },
  { name: 'Solo su número', value: bareUser },
  { name: 'Nombre larguísimo', value: longNamed },
] as const;

export const session: ChartFixtures<typeof sessionMachine> = {
  words: {
    name: 'Sesión',
    about:
      'Quién está dentro: entrar, salir, y lo que pasa cuando el servidor u otra pestaña terminan la sesión.',
    states: {
      anonymous: 'Nadie ha entrado',
      'anonymous.deciding': '¿Hay sesión?',
      'anonymous.asking': 'Preguntando quién es',
      'anonymous.settled': 'Visitante',
      refused: 'Hace falta entrar',
      authenticating: 'Entrando',
      'authenticating.brisk': waitingWords.brisk,
      'authenticating.slow': waitingWords.slow,
      'authenticating.endless': waitingWords.endless,
      authenticated: 'Dentro',
      'authenticated.loading': 'Cargando sus datos',
      'authenticated.loading.brisk': waitingWords.brisk,
      'authenticated.loading.slow': waitingWords.slow,
      'authenticated.loading.endless': waitingWords.endless,
      'authenticated.known': 'Con sus datos',
      'authenticated.unknown': 'Sin sus datos',
      expired: 'Sesión terminada',
    },
    events: {
      'session.login': 'Entrar',
      'session.cancel': 'Cancelar la espera',
      'session.logout': 'Cerrar sesión',
      'session.reload': 'Pedir sus datos de nuevo',
      'session.userChanged': 'Cambió sus datos',
      'session.tokenChanged': 'Otra pestaña cambió la sesión',
      'session.refused': 'El servidor rechazó la sesión',
    },
    invokes: {
      login: 'Comprobar la contraseña',
      currentUser: 'Pedir sus datos',
      watchOtherTabs: 'Escuchar otras pestañas',
      watchRefusals: 'Escuchar rechazos',
    },
    actions: {
      dropCredentials: 'olvida la contraseña escrita',
      dropError: 'quita el aviso de error',
      announceStart: 'avisa que alguien entró',
    },
    guards: {
      hasToken: 'hay una sesión guardada',
      isOwnToken: 'es la sesión de ahora',
      bringsToken: 'trae otra sesión',
      takesToken: 'quita la sesión que había',
    },
  },
  path: '/login',
  lets: ['logout'],
  starts: [
    { name: 'Sin sesión', input: { token: null } },
    { name: 'Con una sesión guardada', input: { token: tokens.stored }, token: tokens.stored },
  ],
  events: {
    'session.login': [{ name: 'Cuenta de Mariana', value: credentials }],
    'session.cancel': bare,
    'session.logout': bare,
    'session.reload': bare,
    'session.userChanged': users.map(({ name, value }) => ({ name, value: { user: value } })),
    'session.tokenChanged': [
      { name: 'Cerró la sesión', value: { token: null } },
      { name: 'Entró otra persona', value: { token: tokens.other } },
      { name: 'Dejó la que ya estaba guardada', value: { token: tokens.stored } },
    ],
    'session.refused': [
      { name: 'Una llamada sin sesión', value: { token: null } },
      { name: 'La que estaba guardada', value: { token: tokens.stored } },
      { name: 'La recién abierta', value: { token: tokens.fresh } },
    ],
  },
  invokes: {
    login: {
      asks: 'login',
      answers: users.map(({ name, value }) => ({ name, value: { token: tokens.fresh, user: value } })),
    },
    currentUser: { asks: 'currentUser', answers: users },
    watchOtherTabs: null,
    watchRefusals: null,
  },
  facts: ({ token, user, error }) => [token, user !== null, error !== null],
  silent: ['tellServer', 'storeToken', 'removeToken', 'removeRefused'],
  promises,
  outside: ['session.userChanged', 'session.tokenChanged', 'session.refused'],
};
