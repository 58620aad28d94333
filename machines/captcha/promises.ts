import type { ChartPromises } from '../promises/promise.ts';
import type { captchaMachine } from './captcha.machine.ts';

export const promises: ChartPromises<typeof captchaMachine> = {
  sees: ({ token, siteKey }) => [token, siteKey],
  promises: [
    {
      says: 'Una verificación vencida no sirve para enviar.',
      always: (snapshot) => snapshot.matches('verified') === (snapshot.context.token !== null),
    },
    {
      says: 'Sin la llave del servicio nunca se le llama.',
      always: (snapshot) => !snapshot.matches('loading') || Boolean(snapshot.context.siteKey),
    },
    {
      says: 'Si no carga, se puede intentar otra vez.',
      from: (snapshot) => snapshot.matches('failed') && Boolean(snapshot.context.siteKey),
      leadsTo: (snapshot) => snapshot.matches('loading'),
    },
  ],
};
