import type { cardMachine } from '../card.machine.ts';
import type { countersMachine } from '../counters.machine.ts';
import type { documentMachine } from '../document.machine.ts';
import type { outboxMachine } from '../outbox.machine.ts';
import type { usersMachine } from '../users.machine.ts';
import type { visitMachine } from '../visit.machine.ts';
import type { walletMachine } from '../wallet.machine.ts';
import { enters, type ChartPromises } from './promise.ts';

export const outbox: ChartPromises<typeof outboxMachine> = {
  sees: (context) => [context.person, context.outbox.unsent.length > 0],
  promises: [
    {
      says: 'Cerrada no guarda nada de nadie; abierta es de una persona.',
      always: (snapshot) => snapshot.matches('open') === (snapshot.context.person !== null),
    },
    {
      says: 'Lo que no se pudo enviar se intenta de nuevo.',
      from: (snapshot) => snapshot.matches({ open: { delivery: 'waiting' } }),
      leadsTo: (snapshot) => snapshot.matches({ open: { delivery: 'sending' } }),
    },
    {
      says: 'Al cerrarse deja de enviar.',
      when: ({ event }) => event.type === 'outbox.close',
      holds: ({ after }) => after.matches('closed'),
    },
  ],
};

const counterNames = ['quotes', 'orders', 'cart'] as const;

export const counters: ChartPromises<typeof countersMachine> = {
  sees: ({ counts }) => counterNames.map((name) => counts[name] === null),
  promises: [
    {
      says: 'Un contador que falla no toca a los otros.',
      when: ({ event }) => event.type.startsWith('xstate.error.actor.'),
      holds: ({ before, event, after }) =>
        counterNames.every(
          (name) =>
            event.type.endsWith(`.${name}`) ||
            (after.context.counts[name] === before.context.counts[name] &&
              JSON.stringify(after.value[name]) === JSON.stringify(before.value[name])),
        ),
    },
    {
      says: 'Al salir se olvidan las cuentas.',
      when: ({ event }) => event.type === 'counters.clear',
      holds: ({ after: { context } }) =>
        context.counts.quotes === null && context.counts.orders === null && context.counts.cart === 0,
    },
    {
      says: 'Lo que no se pudo contar se puede contar otra vez.',
      from: (snapshot) => counterNames.some((name) => snapshot.matches({ [name]: 'failed' })),
      leadsTo: (snapshot) => !counterNames.some((name) => snapshot.matches({ [name]: 'failed' })),
    },
  ],
};

export const document: ChartPromises<typeof documentMachine> = {
  sees: ({ shows, saves, file }) => [shows, saves, file !== null],
  promises: [
    {
      says: 'Solo se muestra un archivo que ya está completo.',
      always: (snapshot) => !snapshot.matches('shown') || snapshot.context.file !== null,
    },
    {
      says: 'Cerrar la vista no corta una descarga que pediste.',
      when: ({ event }) => event.type === 'document.close',
      holds: ({ before, after }) =>
        !before.matches('fetching') || !before.context.saves || after.matches('fetching'),
    },
    {
      says: 'Lo que no se descargó se puede volver a pedir.',
      from: (snapshot) => snapshot.matches('failed'),
      leadsTo: (snapshot) => snapshot.matches('fetching'),
    },
  ],
};

export const visit: ChartPromises<typeof visitMachine> = {
  promises: [
    {
      says: 'Lo que ves ahora no cambia lo que viste en tu visita anterior.',
      when: ({ event }) => event.type === 'visit.saw',
      holds: ({ before, after }) => after.context.before === before.context.before,
    },
    {
      says: 'Una visita nueva solo empieza después de una ausencia.',
      when: ({ before, after }) => after.context.turns !== before.context.turns,
      holds: ({ event }) => event.type === 'visit.turned',
    },
    {
      says: 'De una ausencia siempre se puede volver.',
      from: (snapshot) => snapshot.matches('away'),
      leadsTo: (snapshot) => snapshot.matches('here'),
    },
  ],
};

export const users: ChartPromises<typeof usersMachine> = {
  promises: [
    {
      says: 'En reposo no queda ningún cambio por mandar.',
      always: (snapshot) =>
        !snapshot.matches({ changes: 'quiet' }) ||
        snapshot.context.run.underWay.length + snapshot.context.run.queue.length === 0,
    },
    {
      says: 'Si la lista no carga, los cambios en curso siguen.',
      when: ({ event }) => event.type.startsWith('xstate.error.'),
      holds: ({ before, after }) =>
        JSON.stringify(after.value.changes) === JSON.stringify(before.value.changes),
    },
    {
      says: 'Lo que se puede deshacer se deshace con un clic.',
      from: (snapshot) => snapshot.matches({ changes: 'undoable' }),
      leadsTo: (snapshot) => snapshot.matches({ changes: 'working' }),
    },
  ],
};

export const paymentMethods: ChartPromises<typeof walletMachine> = {
  sees: ({ methods, chosen }) => [methods !== null, chosen],
  promises: [
    {
      says: 'Ninguna tarjeta se quita sin confirmarlo.',
      when: (step) => enters(step, (snapshot) => snapshot.matches({ ready: 'removing' })),
      holds: ({ before }) => before.matches({ ready: 'confirming' }),
    },
    {
      says: 'Un fallo no borra la lista.',
      when: ({ before }) => before.context.methods !== null,
      holds: ({ after }) => after.context.methods !== null,
    },
    {
      says: 'En reposo no queda ninguna elegida.',
      always: (snapshot) => !snapshot.matches({ ready: 'settled' }) || snapshot.context.chosen === null,
    },
  ],
};

export const addCard: ChartPromises<typeof cardMachine> = {
  sees: ({ token }) => token,
  promises: [
    {
      says: 'El token de la tarjeta se usa una vez y no se guarda.',
      always: (snapshot) => snapshot.matches('saving') === (snapshot.context.token !== null),
    },
    {
      says: 'Solo se guarda lo que el proveedor acaba de cifrar.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('saving')),
      holds: ({ event }) => event.type === 'card.tokenized',
    },
    {
      says: 'Si el formulario no carga, se puede pedir otra vez.',
      from: (snapshot) => snapshot.matches({ open: 'missing' }),
      leadsTo: (snapshot) => snapshot.matches({ open: 'loading' }),
    },
  ],
};
