import type { cartMachine } from '../cart.machine.ts';
import type { checkOutMachine } from '../check-out.machine.ts';
import type { ownWindowMachine } from '../own-window.machine.ts';
import type { quickOrderMachine } from '../quick-order.machine.ts';
import type { quoteMachine } from '../quote.machine.ts';
import type { quoterMachine } from '../quoter.machine.ts';
import type { sampleBasketMachine } from '../sample-basket.machine.ts';
import type { sharedQuoteMachine } from '../shared-quote.machine.ts';
import { enters, type ChartPromises } from './promise.ts';

export const quoter: ChartPromises<typeof quoterMachine> = {
  sees: ({ draft, past }) => [draft.windows.length > 0, past.length > 0],
  promises: [
    {
      says: 'Lo que quitas, vacías o reemplazas se puede deshacer.',
      when: ({ before, event, after }) =>
        ['edit.remove', 'edit.clear', 'edit.replace'].includes(event.type) &&
        after.context.draft !== before.context.draft,
      holds: ({ after }) => after.context.past.length > 0,
    },
    {
      says: 'A la revisión solo se llega con ventanas.',
      when: (step) => enters(step, (snapshot) => snapshot.matches({ step: 'review' })),
      holds: ({ after }) => after.context.draft.windows.length > 0,
    },
    {
      says: 'Cambiar de paso nunca cambia las ventanas.',
      when: ({ event }) => event.type.startsWith('step.'),
      holds: ({ before, after }) => after.context.draft === before.context.draft,
    },
  ],
};

export const quote: ChartPromises<typeof quoteMachine> = {
  sees: (context) => [context.quote?.status, context.isReviewing],
  promises: [
    {
      says: 'Una cotización que ya es orden nunca cambia.',
      when: ({ before }) => before.matches({ status: 'convertida' }),
      holds: ({ after }) => !after.hasTag('busy') && !after.matches('asking'),
    },
    {
      says: 'Un clic nunca hace dos órdenes: cada una sale de una revisión.',
      when: (step) => enters(step, (snapshot) => snapshot.matches({ acting: 'converting' })),
      holds: ({ before, event }) => before.matches({ asking: 'ordering' }) && event.type === 'quote.convert',
    },
    {
      says: 'Nada se borra sin confirmarlo.',
      when: (step) => enters(step, (snapshot) => snapshot.matches({ acting: 'removing' })),
      holds: ({ before }) => before.matches({ asking: 'confirming' }),
    },
    {
      says: 'Solo se renueva a los precios que la persona revisó.',
      when: (step) => enters(step, (snapshot) => snapshot.matches({ acting: 'renewing' })),
      holds: ({ before }) => before.context.isReviewing,
    },
  ],
};

export const sharedQuote: ChartPromises<typeof sharedQuoteMachine> = {
  sees: (context) => [context.quote?.status, context.answer],
  promises: [
    {
      says: 'La respuesta del cliente se confirma antes de mandarse.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('answering')),
      holds: ({ before }) => before.matches({ open: 'confirming' }),
    },
    {
      says: 'Una cotización cerrada no se contesta.',
      when: ({ before }) => before.matches('closed'),
      holds: ({ after }) => after.matches('loading'),
    },
    {
      says: 'Lo que escribió el cliente no se pierde si la respuesta no llega.',
      when: ({ before, after }) => before.matches('answering') && after.matches({ open: 'confirming' }),
      holds: ({ before, after }) => after.context.answer.note === before.context.answer.note,
    },
  ],
};

export const cart: ChartPromises<typeof cartMachine> = {
  sees: (context) => [context.cart !== null, context.taken?.key],
  promises: [
    {
      says: 'Un fallo nunca vacía el carrito que ves.',
      when: ({ before }) => before.context.cart !== null,
      holds: ({ after }) => after.context.cart !== null,
    },
    {
      says: 'Lo que quitaste se puede devolver.',
      from: (snapshot) => snapshot.matches('ready') && snapshot.context.taken !== null,
      leadsTo: (snapshot) => snapshot.matches('puttingBack'),
    },
    {
      says: 'Devolver siempre devuelve una partida que estuvo.',
      always: (snapshot) => !snapshot.matches('puttingBack') || snapshot.context.taken !== null,
    },
  ],
};

export const checkOut: ChartPromises<typeof checkOutMachine> = {
  sees: (context) => [context.attempt, context.cart !== null],
  promises: [
    {
      says: 'Un clic nunca hace dos órdenes: cada una sale de una revisión.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('ordering')),
      holds: ({ before, event }) => before.matches('reviewing') && event.type === 'checkOut.order',
    },
    {
      says: 'Reintentar usa la misma clave, así que el servidor hace una sola orden.',
      when: ({ before, after }) => after.context.attempt !== before.context.attempt,
      holds: ({ event }) => event.type === 'checkOut.open',
    },
    {
      says: 'Solo se ordena el carrito que se revisó.',
      always: (snapshot) => !snapshot.matches('ordering') || snapshot.context.cart !== null,
    },
  ],
};

export const quickOrder: ChartPromises<typeof quickOrderMachine> = {
  sees: ({ ready, failed }) => [ready.length, failed.length],
  promises: [
    {
      says: 'Lo que ya está en el carrito no se manda otra vez.',
      when: ({ event }) => event.type === 'xstate.done.actor.add',
      holds: ({ before, after }) => after.context.ready.length < before.context.ready.length,
    },
    {
      says: 'Un fallo no pierde renglones.',
      when: ({ event }) => event.type.startsWith('xstate.error.'),
      holds: ({ before, after }) =>
        after.context.ready.length + after.context.failed.length >=
        before.context.ready.length + before.context.failed.length,
    },
    {
      says: 'Nunca se manda un archivo sin renglones buenos.',
      always: (snapshot) => !snapshot.matches('adding') || snapshot.context.ready.length > 0,
    },
  ],
};

export const ownWindow: ChartPromises<typeof ownWindowMachine> = {
  sees: ({ photo, corners, problem }) => [photo !== null, corners !== null, problem],
  promises: [
    {
      says: 'La foto se queda aunque la siguiente no se pueda leer.',
      when: ({ event }) => event.type === 'photo.unreadable',
      holds: ({ before, after }) => after.context.photo === before.context.photo,
    },
    {
      says: 'Sin foto no se marca nada.',
      always: (snapshot) => !snapshot.matches('shown') || snapshot.context.photo !== null,
    },
    {
      says: 'La persiana solo se ve dentro de cuatro esquinas marcadas.',
      always: (snapshot) => !snapshot.matches({ shown: 'seeing' }) || snapshot.context.corners !== null,
    },
  ],
};

export const sampleBasket: ChartPromises<typeof sampleBasketMachine> = {
  sees: ({ samples }) => samples,
  promises: [
    {
      says: 'Nunca hay más muestras de las que se pueden pedir.',
      always: ({ context: { samples, most } }) => samples.length <= most,
    },
    {
      says: 'Una muestra no se pide dos veces.',
      when: ({ before, event, after }) =>
        event.type === 'basket.add' && after.context.samples !== before.context.samples,
      holds: ({ before, after }) => after.context.samples.length === before.context.samples.length + 1,
    },
    {
      says: 'Lo que se eligió se puede quitar.',
      from: (snapshot) => snapshot.matches('some'),
      leadsTo: (snapshot) => snapshot.matches('empty'),
    },
  ],
};
