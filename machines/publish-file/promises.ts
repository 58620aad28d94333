import type { ChartPromises } from '../promises/promise.ts';
import type { publishFileMachine } from './publish-file.machine.ts';

export const promises: ChartPromises<typeof publishFileMachine> = {
  sees: ({ chosen, sent }) => [chosen !== null, sent !== null],
  promises: [
    {
      says: 'Solo se publica un archivo que se pudo abrir.',
      when: ({ after }) => after.matches({ chosen: 'uploading' }),
      holds: ({ before }) => before.matches({ chosen: 'editing' }) || before.matches({ chosen: 'uploading' }),
    },
    {
      says: 'Un doble clic no publica dos veces.',
      never: ({ before, event }) => event.type === 'form.submit' && before.matches({ chosen: 'uploading' }),
    },
    {
      says: 'Lo que no se pudo subir se puede mandar otra vez sin elegirlo de nuevo.',
      from: (snapshot) => snapshot.matches({ chosen: { editing: 'failed' } }),
      leadsTo: (snapshot) => snapshot.matches({ chosen: 'uploading' }) && snapshot.context.chosen !== null,
    },
  ],
};
