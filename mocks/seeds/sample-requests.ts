import { workingDayAfter } from '#src/content/delivering/working-days.ts';
import type { SampleRequestRow } from '../rows/sample-request.ts';

/** Two requests for samples: one that waits since the day, and one that was sent before. */
export const sampleRequestsOn = (day: string): readonly SampleRequestRow[] => [
  {
    ...{ id: 'muestras-1', number: 1, status: 'enviada' },
    ...{ name: 'Beatriz Aguirre', phone: '8112223344', email: 'beatriz@correo.mx' },
    ...{ street: 'Calle Hidalgo 215', neighborhood: 'Centro', postal_code: '64000' },
    ...{ city: 'Monterrey', state: 'Nuevo León' },
    samples: [{ variant: 'screen-5', color: 'blanco-lino', quote: null }],
    created_at: `${day}T15:00:00.000Z`,
    arrives_on: workingDayAfter(day, 4),
  },
  {
    ...{ id: 'muestras-2', number: 2, status: 'pendiente' },
    ...{ name: 'Óscar Núñez', phone: '4421112233', email: 'oscar@correo.mx' },
    ...{ street: 'Av. Universidad 48, int. 3', neighborhood: 'Las Brujas', postal_code: '76000' },
    ...{ city: 'Querétaro', state: 'Querétaro' },
    samples: [
      { variant: 'screen-5', color: 'blanco-lino', quote: 'C-1029' },
      { variant: 'screen-3', color: 'gris-plata', quote: 'C-1029' },
    ],
    created_at: `${day}T16:30:00.000Z`,
    arrives_on: workingDayAfter(day, 7),
  },
];
