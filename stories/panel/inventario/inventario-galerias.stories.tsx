import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { GalleriesStock } from '#src/screens/panel/inventario-galerias/galleries-stock.tsx';
import { json, serverAnswers } from '../../support/answers.ts';
import { logIn } from '../../support/log-in.ts';
import { inventoryStates } from '../../support/states/inventory-states.ts';
import { galleries } from '../../support/states/stock-samples.ts';
import { stockStates } from '../../support/states/stock-states.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/inventario-galerias',
  component: GalleriesStock,
  render: withScreen(<GalleriesStock />, { path: href('galleriesStock'), padded: true }),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Distribuidor');
    await serverAnswers(json(200, { data: galleries() }), 'galleriesStock');
  },
});

const list = { call: 'galleriesStock', title: 'Inventario de galerías', many: 'galerías' } as const;

const states = inventoryStates({
  ...list,
  loading: 'Cargando el inventario…',
  articles: 4,
  inWarehouse: 22,
});

const stock = stockStates({
  ...list,
  names: [
    'Cofre cerrado Negra',
    'Galería de aluminio Blanca',
    'Galería de madera Nogal',
    'Galería sin nada más',
  ],
  scarce: 'Galería de madera Nogal',
  late: { name: 'Cofre cerrado Negra', family: 'Cofre cerrado' },
  file: 'inventario-galerias',
});

export const Shown = meta.story({ name: 'Así se ve', ...stock.shown });
export const Filtered = meta.story({ name: 'Filtrado', tags: ['long'], ...stock.filtered });
export const Hostile = meta.story({ name: 'Con trampas', ...stock.hostile, tags: ['long'] });
export const Exported = meta.story({ name: 'Exportado', ...stock.exported, tags: ['long'] });
export const Loading = meta.story({ name: 'Cargando', ...states.loading, tags: ['long'] });
export const Slow = meta.story({ name: 'Se tarda', ...states.slow, tags: ['long'] });
export const GivenUp = meta.story({ name: 'Espera cancelada', ...states.givenUp, tags: ['long'] });
export const Fails = meta.story({ name: 'Falla', ...states.fails, tags: ['long'] });
export const Offline = meta.story({ name: 'Sin conexión', ...states.offline, tags: ['long'] });
export const NotOffered = meta.story({
  name: 'El servidor no lo ofrece',
  ...states.notOffered,
  tags: ['long'],
});
export const Narrowed = meta.story({ name: 'Rol limitado', ...states.narrowed, tags: ['long'] });
export const Empty = meta.story({ name: 'Vacío', ...states.empty, tags: ['long'] });
export const NothingFound = meta.story({ name: 'Nada encontrado', ...states.nothingFound, tags: ['long'] });
export const Refreshing = meta.story({ name: 'Actualizando', ...states.refreshing, tags: ['long'] });
export const RefreshFails = meta.story({
  name: 'La actualización falla',
  ...states.refreshFails,
  tags: ['long'],
});
export const Printed = meta.story({ name: 'Impreso', ...states.printed, tags: ['long'] });
export const Phone = meta.story({ name: 'En el teléfono', ...states.phone, tags: ['long'] });
