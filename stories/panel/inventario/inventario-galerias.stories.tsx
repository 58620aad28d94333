import { expect } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { GalleriesStock } from '#src/screens/panel/inventario-galerias/galleries-stock.tsx';
import { json, serverAnswers } from '../../support/answers.ts';
import { expectPage } from '../../support/expect-page.ts';
import { logIn } from '../../support/log-in.ts';
import { inventoryStates } from '../../support/states/inventory-states.ts';
import { galleries } from '../../support/states/stock-samples.ts';
import { stockStates } from '../../support/states/stock-states.ts';
import { expectCount, filterBy, namesIn, rowOf } from '../../support/steps/inventory.ts';
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

const title = 'Inventario de galerías';
const ALL = '4 galerías';

const states = inventoryStates({
  call: 'galleriesStock',
  title,
  loading: 'Cargando el inventario…',
  articles: 4,
  inWarehouse: 22,
  many: 'galerías',
});

const stock = stockStates({
  call: 'galleriesStock',
  scarce: 'Galería de madera Nogal',
  oneOfAll: '1 de 4 galerías',
  file: 'inventario-galerias',
});

/** Every gallery in every finish, by the piece. */
export const Shown = meta.story({
  name: 'Así se ve',
  play: async (story) => {
    await expectPage(story, title, {});
    await expectCount(story, ALL);
    await expect(await namesIn(story)).toEqual([
      'Cofre cerrado Negra',
      'Galería de aluminio Blanca',
      'Galería de madera Nogal',
      'Galería sin nada más',
    ]);
    const row = await rowOf(story, 'Galería de madera Nogal');
    for (const text of ['Por agotarse', 'mín. 30 pza', '+90 pza', 'hace 3 días']) {
      await expect(row.getByText(text)).toBeVisible();
    }
    await expect(
      (await rowOf(story, 'Cofre cerrado Negra')).getByText('debía llegar hace 5 días'),
    ).toBeVisible();
  },
});

/** Filters by family, status and coming deliveries. */
export const Filtered = meta.story({
  name: 'Filtrado',
  tags: ['long'],
  play: async (story) => {
    await filterBy(story, 'Llegadas', /^Llega pronto \(2\)$/);
    await expectCount(story, '2 de 4 galerías');
    await filterBy(story, 'Estado', /^Agotado \(1\)$/);
    await expectCount(story, '1 de 4 galerías');
    await filterBy(story, 'Familia', /^Cofre cerrado \(1\)$/);
    await expect(await namesIn(story)).toEqual(['Cofre cerrado Negra']);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Quitar filtros' }));
    await expectCount(story, ALL);
  },
});

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
