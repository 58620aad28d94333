// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-confirmar-o-anular-un-pago',
  title: 'Máquinas/Confirmar o anular un pago',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('settlePayment'),
});

/** Quien administra confirma que llegó un pago, o lo anula y dice por qué. */
export const Recorrido = meta.story({ name: 'Confirmar o anular un pago' });
