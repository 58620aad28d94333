import type { ChartPromises } from '../promises/promise.ts';
import type { sessionMachine } from './session.machine.ts';

export const promises: ChartPromises<typeof sessionMachine> = {
  sees: ({ token, user, credentials }) => [token, user?.id, credentials.password],
  promises: [
    {
      says: 'Después de salir no queda nada de la persona.',
      always: (snapshot) =>
        snapshot.matches('authenticated') ||
        (snapshot.context.user === null && snapshot.context.token === null),
    },
    {
      says: 'La contraseña no se guarda más allá del intento de entrar.',
      always: (snapshot) =>
        snapshot.matches('authenticating') || snapshot.context.credentials.password === '',
    },
    {
      says: 'El rechazo tardío de otra sesión no cierra esta.',
      never: ({ before, event }) =>
        event.type === 'session.refused' && 'token' in event && event.token !== before.context.token,
    },
  ],
};
