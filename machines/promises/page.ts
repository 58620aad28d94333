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
      eachStep: ({ event, ...step }) =>
        !enters(step, (snapshot) => snapshot.matches('locating')) || event.type === 'near.ask',
    },
    {
      says: 'Olvidar la ubicación la olvida.',
      eachStep: ({ event, after }) => event.type !== 'near.forget' || after.context.place === null,
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
      eachStep: ({ before, event, after }) =>
        event.type !== 'palette.close' || after.value.download === before.value.download,
    },
    {
      says: 'Después de cerrarla se puede volver a abrir.',
      from: () => true,
      leadsTo: (snapshot) => snapshot.matches({ dialog: 'open' }),
    },
    {
      says: 'Al irse a otra pantalla, el foco se va con la persona.',
      eachStep: ({ event, after }) => event.type !== 'palette.leave' || after.matches({ dialog: 'left' }),
    },
  ],
};

export const pdf: ChartPromises<typeof pdfMachine> = {
  promises: [
    {
      says: 'Cancelar lo deja como estaba.',
      eachStep: ({ event, after }) => event.type !== 'pdf.cancel' || after.matches('idle'),
    },
    {
      says: 'Un PDF que no se armó se puede pedir otra vez.',
      from: (snapshot) => snapshot.matches('failed'),
      leadsTo: (snapshot) => snapshot.matches('making'),
    },
    {
      says: 'Solo se descarga lo que se acaba de armar.',
      eachStep: (step) =>
        !enters(step, (snapshot) => snapshot.matches('ready')) || step.before.matches('making'),
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
      eachStep: ({ event, after }) => event.type !== 'retry.hold' || after.matches('held'),
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
      eachStep: ({ event, ...step }) =>
        !enters(step, (snapshot) => snapshot.matches('open')) || event.type === 'question.ask',
    },
  ],
};
