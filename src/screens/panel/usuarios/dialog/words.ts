import type { LeavingQuestion } from '../../../support/unsaved.ts';

/** Before what was typed is lost. */
export const UNSAVED: LeavingQuestion = {
  title: '¿Cerrar sin guardar?',
  text: 'Lo que escribiste se perderá.',
  stay: 'Seguir editando',
  leave: 'Cerrar sin guardar',
};

/** Before accounts stay as they are that were to be switched. */
export const UNDER_WAY: LeavingQuestion = {
  title: '¿Salir de Usuarios?',
  text: 'Hay cambios en camino: si sales, los que faltan no se hacen.',
  stay: 'Quedarme',
  leave: 'Salir',
};
