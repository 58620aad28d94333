import type { messageMachine } from '#machines/message.machine.ts';
import { formKit } from './form.ts';
import type { ChartKit } from './kit.ts';

export const message: ChartKit<typeof messageMachine> = formKit({
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
