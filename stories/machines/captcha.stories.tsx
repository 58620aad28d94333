// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-captcha',
  title: 'Máquinas/Captcha',
  tags: ['!test', '!autodocs', 'acceso'],
  ...walkOf('captcha'),
});

/** La casilla «No soy un robot» de un formulario: pedirla, marcarla, que venza, que falle y empezar de nuevo. */
export const Recorrido = meta.story({ name: 'Captcha' });
