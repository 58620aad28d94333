// Written by `npm run charts`.
import preview from '#.storybook/preview.tsx';
import { walkOf } from '../charts/walker/walk-story.tsx';

const meta = preview.meta({
  id: 'maquinas-importar-clientes',
  title: 'Máquinas/Importar clientes',
  tags: ['!test', '!autodocs', 'panel'],
  ...walkOf('importClients'),
});

/** Clientes de una lista: entender sus columnas, mostrar cada renglón y a quién ya se tiene, y guardarlos uno tras otro sin repetir a nadie. */
export const Recorrido = meta.story({ name: 'Importar clientes' });
