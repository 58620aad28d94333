import type { cartMachine } from '../cart.machine.ts';
import type { checkOutMachine } from '../check-out.machine.ts';
import type { ownWindowMachine } from '../own-window.machine.ts';
import type { quickOrderMachine } from '../quick-order.machine.ts';
import type { quoteMachine } from '../quote.machine.ts';
import type { quoterMachine } from '../quoter.machine.ts';
import type { sharedQuoteMachine } from '../shared-quote.machine.ts';
import { enters, type ChartPromises } from './promise.ts';

export const quoter: ChartPromises<typeof quoterMachine> = {
  sees: ({ draft, past }) => [draft.windows.length > 0, past.length > 0],
  promises: [
    {
      says: 'Lo que quitas, vacías o reemplazas se puede deshacer.',
      eachStep: ({ before, event, after }) =>
        !['edit.remove', 'edit.clear', 'edit.replace'].includes(event.type) ||
        after.context.draft === before.context.draft ||
        after.context.past.length > 0,
    },
    {
      says: 'A la revisión solo se llega con ventanas.',
      eachStep: (step) =>
        !enters(step, (snapshot) => snapshot.matches({ step: 'review' })) ||
        step.after.context.draft.windows.length > 0,
    },
    {
      says: 'Cambiar de paso nunca cambia las ventanas.',
      eachStep: ({ before, event, after }) =>
        !event.type.startsWith('step.') || after.context.draft === before.context.draft,
    },
  ],
};

export const quote: ChartPromises<typeof quoteMachine> = {
  sees: (context) => [context.quote?.status, context.isReviewing],
  promises: [
    {
      says: 'Una cotización que ya es orden nunca cambia.',
      eachStep: ({ before, after }) =>
        !before.matches({ status: 'convertida' }) || (!after.hasTag('busy') && !after.matches('asking')),
    },
    {
      says: 'Un clic nunca hace dos órdenes: cada una sale de una revisión.',
      eachStep: ({ event, ...step }) =>
        !enters(step, (snapshot) => snapshot.matches({ acting: 'converting' })) ||
        (step.before.matches({ asking: 'ordering' }) && event.type === 'quote.convert'),
    },
    {
      says: 'Nada se borra sin confirmarlo.',
      eachStep: (step) =>
        !enters(step, (snapshot) => snapshot.matches({ acting: 'removing' })) ||
        step.before.matches({ asking: 'confirming' }),
    },
    {
      says: 'Solo se renueva a los precios que la persona revisó.',
      eachStep: (step) =>
        !enters(step, (snapshot) => snapshot.matches({ acting: 'renewing' })) ||
        step.before.context.isReviewing,
    },
  ],
};

export const sharedQuote: ChartPromises<typeof sharedQuoteMachine> = {
  sees: (context) => [context.quote?.status, context.answer],
  promises: [
    {
      says: 'La respuesta del cliente se confirma antes de mandarse.',
      eachStep: (step) =>
        !enters(step, (snapshot) => snapshot.matches('answering')) ||
        step.before.matches({ open: 'confirming' }),
    },
    {
      says: 'Una cotización cerrada no se contesta.',
      eachStep: ({ before, after }) => !before.matches('closed') || after.matches('loading'),
    },
    {
      says: 'Lo que escribió el cliente no se pierde si la respuesta no llega.',
      eachStep: ({ before, after }) =>
        !before.matches('answering') ||
        !after.matches({ open: 'confirming' }) ||
        after.context.answer.note === before.context.answer.note,
    },
  ],
};

export const cart: ChartPromises<typeof cartMachine> = {
  sees: (context) => [context.cart !== null, context.taken?.key],
  promises: [
    {
      says: 'Un fallo nunca vacía el carrito que ves.',
      eachStep: ({ before, after }) => before.context.cart === null || after.context.cart !== null,
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
      eachStep: ({ event, ...step }) =>
        !enters(step, (snapshot) => snapshot.matches('ordering')) ||
        (step.before.matches('reviewing') && event.type === 'checkOut.order'),
    },
    {
      says: 'Reintentar usa la misma clave, así que el servidor hace una sola orden.',
      eachStep: ({ before, event, after }) =>
        after.context.attempt === before.context.attempt || event.type === 'checkOut.open',
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
      eachStep: ({ before, event, after }) =>
        event.type !== 'xstate.done.actor.add' || after.context.ready.length < before.context.ready.length,
    },
    {
      says: 'Un fallo no pierde renglones.',
      eachStep: ({ before, event, after }) =>
        !event.type.startsWith('xstate.error.') ||
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
      eachStep: ({ before, event, after }) =>
        event.type !== 'photo.unreadable' || after.context.photo === before.context.photo,
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
