import { bare, type ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { waitingWords } from '#stories/charts/fixtures/words.ts';
import { credentials } from '#stories/charts/samples/people.ts';
import { tokens } from '../session/fixtures.ts';
import type { changePasswordMachine } from './change-password.machine.ts';
import { promises } from './promises.ts';

const passwords = { password: 'secreta-123', password_confirmation: 'secreta-123' };

export const changePassword: ChartFixtures<typeof changePasswordMachine> = {
  words: {
    name: 'Cambiar la contraseña',
    about:
      'Primero se comprueba la actual y luego se guarda la nueva; ninguna se conserva después de su llamada.',
    states: {
      editing: 'Llenando',
      'editing.untouched': 'Sin enviar',
      'editing.refused': 'La actual no es esa',
      'editing.failed': 'No se pudo cambiar',
      checking: 'Comprobando la actual',
      'checking.brisk': waitingWords.brisk,
      'checking.slow': waitingWords.slow,
      'checking.endless': waitingWords.endless,
      updating: 'Guardando la nueva',
      'updating.brisk': waitingWords.brisk,
      'updating.slow': waitingWords.slow,
      'updating.endless': waitingWords.endless,
      done: 'Cambiada',
    },
    events: { 'form.submit': 'Cambiar', 'form.cancel': 'Cancelar la espera' },
    invokes: { check: 'Comprobar la actual', update: 'Guardar la nueva' },
    actions: { dropValues: 'olvida las contraseñas escritas', dropError: 'quita el aviso de error' },
    guards: { isRight: 'es la contraseña actual' },
  },
  path: '/panel/perfil?seccion=contrasena',
  starts: [{ name: 'Mariana en su perfil', input: undefined, token: tokens.stored }],
  events: {
    'form.submit': [
      { name: 'Todo lleno', value: { values: { current_password: credentials.password, ...passwords } } },
      {
        name: 'Todo vacío',
        value: { values: { current_password: '', password: '', password_confirmation: '' } },
      },
    ],
    'form.cancel': bare,
  },
  invokes: {
    check: {
      asks: 'checkPassword',
      answers: [
        { name: 'Es la actual', value: true },
        { name: 'No es la actual', value: false },
      ],
    },
    update: { asks: 'updatePassword', answers: [{ name: 'Cambiada', value: true }] },
  },
  facts: ({ error }) => error !== null,
  promises,
};
