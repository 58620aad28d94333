import type { ChartFixtures } from '#stories/charts/fixtures/chart-fixtures.ts';
import { formFixtures } from '../verified-form/fixtures.ts';
import type { messageMachine } from './message.machine.ts';

export const message: ChartFixtures<typeof messageMachine> = formFixtures({
  name: 'Mensaje',
  about:
    'Escribir a la tienda desde la página de contacto: llenar, marcar la casilla, enviar, y escribir otro.',
  asks: 'sendMessage',
  path: '/contacto',
  values: [
    {
      name: 'Un mensaje',
      value: {
        name: 'Ana Solís',
        email: 'ana@correo.mx',
        phone: '8112345678',
        message: '¿Qué tela me recomiendan para una recámara que da al poniente?',
      },
    },
    { name: 'Vacío', value: { name: '', email: '', phone: '', message: '' } },
  ],
  answers: [{ name: 'Mensaje recibido', value: true }],
});
