import type { nearMeMachine } from '../near-me.machine.ts';
import type { paletteMachine } from '../palette.machine.ts';
import type { pdfMachine } from '../pdf.machine.ts';
import type { questionMachine } from '../question.machine.ts';
import type { retryWaitMachine } from '../retry-wait.machine.ts';
import { enters, type ChartPromises } from './promise.ts';

export const nearMe: ChartPromises<typeof nearMeMachine> = {
  sees: ({ place }) => place,
  promises: [
    {
      says: 'Nunca se pide la ubicación sin que la persona lo pida.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('locating')),
      holds: ({ event }) => event.type === 'near.ask',
    },
    {
      says: 'Olvidar la ubicación la olvida.',
      when: ({ event }) => event.type === 'near.forget',
      holds: ({ after }) => after.context.place === null,
    },
    {
      says: 'Después de un no se puede intentar otra vez.',
      from: (snapshot) => snapshot.matches('denied') || snapshot.matches('unavailable'),
      leadsTo: (snapshot) => snapshot.matches('located'),
    },
  ],
};

export const palette: ChartPromises<typeof paletteMachine> = {
  promises: [
    {
      says: 'Cerrar la búsqueda no corta una descarga.',
      when: ({ event }) => event.type === 'palette.close',
      holds: ({ before, after }) => after.value.download === before.value.download,
    },
    {
      says: 'Después de cerrarla se puede volver a abrir.',
      from: () => true,
      leadsTo: (snapshot) => snapshot.matches({ dialog: 'open' }),
    },
    {
      says: 'Al irse a otra pantalla, el foco se va con la persona.',
      when: ({ event }) => event.type === 'palette.leave',
      holds: ({ after }) => after.matches({ dialog: 'left' }),
    },
  ],
};

export const pdf: ChartPromises<typeof pdfMachine> = {
  promises: [
    {
      says: 'Cancelar lo deja como estaba.',
      when: ({ event }) => event.type === 'pdf.cancel',
      holds: ({ after }) => after.matches('idle'),
    },
    {
      says: 'Un PDF que no se armó se puede pedir otra vez.',
      from: (snapshot) => snapshot.matches('failed'),
      leadsTo: (snapshot) => snapshot.matches('making'),
    },
    {
      says: 'Solo se descarga lo que se acaba de armar.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('ready')),
      holds: ({ before }) => before.matches('making'),
    },
  ],
};

export const retryWait: ChartPromises<typeof retryWaitMachine> = {
  sees: ({ secondsLeft }) => secondsLeft,
  promises: [
    {
      says: 'Mientras hay que esperar, se dice cuánto.',
      always: (snapshot) => !snapshot.hasTag('held') || snapshot.context.secondsLeft >= 1,
    },
    {
      says: 'Toda espera termina sola.',
      from: (snapshot) => snapshot.hasTag('held'),
      leadsTo: (snapshot) => snapshot.matches('over'),
    },
    {
      says: 'El servidor puede pedir otra espera, y esa cuenta.',
      when: ({ event }) => event.type === 'retry.hold',
      holds: ({ after }) => after.matches('held'),
    },
  ],
};

export const question: ChartPromises<typeof questionMachine> = {
  promises: [
    {
      says: 'Una pregunta siempre se puede cerrar.',
      from: (snapshot) => snapshot.matches('open'),
      leadsTo: (snapshot) => snapshot.matches('closed'),
    },
    {
      says: 'Se pregunta cada vez que hace falta.',
      from: (snapshot) => snapshot.matches('closed'),
      leadsTo: (snapshot) => snapshot.matches('open'),
    },
    {
      says: 'Nada se pregunta por sí solo.',
      when: (step) => enters(step, (snapshot) => snapshot.matches('open')),
      holds: ({ event }) => event.type === 'question.ask',
    },
  ],
};
