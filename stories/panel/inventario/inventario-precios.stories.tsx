import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { PricesStock } from '#src/screens/panel/inventario-precios/prices-stock.tsx';
import { json, serverAnswers, serverRecovers } from '../../support/answers.ts';
import { expectNoOverflow, expectPage } from '../../support/expect-page.ts';
import { LONG, MARKUP } from '../../support/hostile.ts';
import { logIn } from '../../support/log-in.ts';
import { inventoryStates } from '../../support/states/inventory-states.ts';
import { prices } from '../../support/states/stock-samples.ts';
import {
  expectCount,
  exported,
  filterBy,
  listTable,
  namesIn,
  rowOf,
  search,
} from '../../support/steps/inventory.ts';
import { withScreen } from '../../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/panel/inventario-precios',
  component: PricesStock,
  render: withScreen(<PricesStock />, { path: href('pricesStock'), padded: true }),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Distribuidor');
    await serverAnswers(json(200, { data: prices() }), 'pricesStock');
  },
});

const title = 'Precios de inventario';
const ALL = '5 artículos';

const states = inventoryStates({
  call: 'pricesStock',
  title,
  loading: 'Cargando los precios…',
  articles: 5,
  inWarehouse: 305,
  many: 'artículos',
});

/** Each article's price, previous price and date of change. */
export const Shown = meta.story({
  name: 'Así se ve',
  play: async (story) => {
    await expectPage(story, title, {});
    await expectCount(story, ALL);
    const expected = {
      'Blackout Lino Blanco': ['$690.00', 'Subió 3.1%', 'antes $669.30', 'hace 2 semanas'],
      'Romana Algodón Índigo': ['$1,120.00', 'Bajó 6.7%', 'antes $1,200.00'],
      'Motor tubular 6 Nm': ['$3,195.00', 'Sin cambio'],
      'Cofre redondo Blanca': ['$120.00', 'Subió', 'antes $0.00'],
    };
    for (const [name, texts] of Object.entries(expected)) {
      const row = await rowOf(story, name);
      for (const text of texts) await expect(row.getByText(text)).toBeVisible();
    }
    await expect((await rowOf(story, 'Tela sin nada más')).getAllByText('Sin dato')).toHaveLength(3);
  },
});

/** Filters by family and by the price's change. */
export const Filtered = meta.story({
  name: 'Filtrado',
  tags: ['long'],
  play: async (story) => {
    await filterBy(story, 'Cambio', /^Subió \(2\)$/);
    await expectCount(story, '2 de 5 artículos');
    await filterBy(story, 'Familia', /^Enrollables \(1\)$/);
    await expectCount(story, '1 de 5 artículos');
    await expect(await namesIn(story)).toEqual(['Blackout Lino Blanco']);
  },
});

/** By price and by change; unknown values come last. */
export const Sorted = meta.story({
  name: 'Ordenado',
  tags: ['long'],
  play: async (story) => {
    await listTable(story);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Cambio' }));
    await waitFor(async () => {
      await expect(await namesIn(story)).toEqual([
        'Romana Algodón Índigo',
        'Motor tubular 6 Nm',
        'Blackout Lino Blanco',
        'Cofre redondo Blanca',
        'Tela sin nada más',
      ]);
    });
  },
});

/** Each person sees their own price: a distributor's differs from a customer's. */
export const Whole = meta.story({
  name: 'Completo',
  tags: ['long'],
  beforeEach: () => serverRecovers(),
  play: async (story) => {
    await expectCount(story, '305 artículos');
    await search(story, 'mo-001');
    await expect(await (await rowOf(story, 'Motor tubular 6 Nm')).findByText('$3,034.30')).toBeVisible();
  },
});

/** Very long names, markup, a duplicate id and invalid dates are shown as text. */
export const Hostile = meta.story({
  name: 'Con trampas',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(200, [
        { id: 1, name: LONG, code: LONG, family: LONG, color: 'url(x)', price: 1e15, unit: LONG },
        { id: 1, name: MARKUP, updated_at: 'ayer', price: -5, previous_price: '0' },
      ]),
      'pricesStock',
    ),
  play: async (story) => {
    await expect((await rowOf(story, MARKUP)).getByText('-$5.00')).toBeVisible();
    await expectNoOverflow();
  },
});

/** The filtered rows as a CSV file with plain numbers. */
export const Exported = meta.story({
  name: 'Exportado',
  tags: ['long'],
  play: async (story) => {
    await search(story, 'lino blanco');
    await expectCount(story, '1 de 5 artículos');
    const { name, text } = await exported(story);
    await expect(name).toMatch(/^precios-inventario-\d{4}-\d\d-\d\d\.csv$/);
    await expect(text).toContain(
      'Artículo,Clave,Familia,Precio,Unidad,IVA,Precio anterior,Vigente desde\r\n',
    );
    await expect(text).toContain('Blackout Lino Blanco,EB-101,Enrollables,690,m²,,669.3,');
  },
});

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
