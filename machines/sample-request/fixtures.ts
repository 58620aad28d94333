import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { sample } from '#stories/charts/samples/samples.ts';
import { formFixtures } from '../verified-form/fixtures.ts';
import type { sampleRequestMachine } from './sample-request.machine.ts';

const address = {
  name: 'Ana Solís',
  phone: '8112345678',
  email: 'ana@correo.mx',
  street: 'Calle Hidalgo 215',
  neighborhood: 'Centro',
  postal_code: '64000',
  city: 'Monterrey',
  state: 'Nuevo León',
  samples: [sample],
};

export const sampleRequest: ChartFixtures<typeof sampleRequestMachine> = formFixtures({
  outside: ['form.restart'],
  name: 'Pedir muestras',
  about: 'Decir a dónde van las muestras elegidas: llenar, marcar la casilla, enviar.',
  asks: 'requestSamples',
  path: '/contacto?muestra=screen-5.blanco-lino#muestras',
  values: [
    { name: 'Con su domicilio', value: address },
    {
      name: 'Sin datos',
      value: {
        ...{ name: '', phone: '', email: '', street: '', neighborhood: '', postal_code: '', city: '' },
        ...{ state: '', samples: [sample] },
      },
    },
  ],
  answers: [{ name: 'Pedido recibido', value: { folio: 'M-3', arrives_on: '2026-12-02' } }],
});
