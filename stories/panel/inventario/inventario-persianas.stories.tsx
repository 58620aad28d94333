import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { BlindsStock } from '#src/screens/panel/inventario-persianas/blinds-stock.tsx';
import { countRequests, expectRequests, json, serverAnswers, serverRecovers } from '../../support/answers.ts';
import { expectNoOverflow, expectPage } from '../../support/expect-page.ts';
import { LONG, MARKUP } from '../../support/hostile.ts';
import { logIn } from '../../support/log-in.ts';
import { inventoryStates } from '../../support/states/inventory-states.ts';
import { fabrics } from '../../support/states/stock-samples.ts';
import {
  expectCount,
  exported,
  filterBy,
  listTable,
  namesIn,
  print,
  rowOf,
  search,
} from '../../support/steps/inventory.ts';
import { withScreen } from '../../support/with-screen.tsx';

const path = href('blindsStock');
const showing = (query = '', assumedApi = true) =>
  withScreen(<BlindsStock />, { path: `${path}${query}`, route: path, padded: true, assumedApi });

const meta = preview.meta({
  title: 'Pantallas/panel/inventario-persianas',
  component: BlindsStock,
  render: showing(),
  parameters: pageParameters,
  beforeEach: async () => {
    await logIn('Distribuidor');
    await serverAnswers(json(200, { data: fabrics() }), 'blindsStock');
  },
});

/** The fake server's stock: nine pages of fabrics. */
const wholeWarehouse = () => serverRecovers();

const title = 'Inventario de persianas';
const ALL = '5 telas';
const WHOLE = '444 telas';

const states = inventoryStates({
  call: 'blindsStock',
  title,
  loading: 'Cargando el inventario…',
  articles: 5,
  inWarehouse: 444,
  many: 'telas',
});

/** Every fabric by its name, with its stock, its free quantity and its status. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    await expectPage(story, title, {});
    await expectCount(story, ALL);
    await expect(await namesIn(story)).toEqual([
      'Blackout Lino Blanco',
      'Blackout Lino Piedra de Río',
      'Romana Algodón Índigo',
      'Sheer Madera Nogal',
      'Tela sin nada más',
    ]);
    const row = await rowOf(story, 'Blackout Lino Piedra de Río');
    for (const text of [
      'EB-105 · Enrollables',
      'Por agotarse',
      '2.50 m',
      '3 rollos de 30 m',
      'mín. 30 m',
      '+90 m',
    ]) {
      await expect(row.getByText(text)).toBeVisible();
    }
    await expect(row.getByText('hace 3 días')).toBeVisible();
    await expect(story.canvas.getByText(/^Última actualización: hace 9 minutos \(/)).toBeVisible();
    await expect((await listTable(story)).getByRole('columnheader', { name: 'Artículo' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
});

/** A full stock: nine pages, one of them rendered. */
export const Whole = meta.story({
  name: 'Completo',
  tags: ['long'],
  beforeEach: wholeWarehouse,
  play: async (story) => {
    await expectCount(story, WHOLE);
    await waitFor(async () => {
      await expect(await namesIn(story)).toHaveLength(50);
    });
    await expect(story.canvas.getByText('1 a 50 de 444')).toBeVisible();
  },
});

/** With the call configured as missing, nothing is requested. */
export const NotAsked = meta.story({
  name: 'No se pregunta (B85)',
  render: showing('', false),
  play: async ({ canvas }) => {
    const requests = await countRequests('blindsStock');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tu servidor aún no ofrece esto.');
    await expectRequests(requests, 0);
  },
});

/** Words in any order match names, codes and families, with or without accents; the count is announced once. */
export const Searched = meta.story({
  name: 'Buscado',
  tags: ['long'],
  play: async (story) => {
    await search(story, 'RIO piedra');
    await waitFor(async () => {
      await expect(await namesIn(story)).toEqual(['Blackout Lino Piedra de Río']);
    });
    await waitFor(() => expect(story.canvas.getAllByText('1 de 5 telas')).toHaveLength(2));
    await expect(story.canvas.getAllByText('1 de 5 telas')[1]).toHaveAttribute('aria-live', 'polite');
  },
});

/** The search's own button clears it, and the field keeps the focus. */
export const SearchCleared = meta.story({
  name: 'Búsqueda borrada',
  tags: ['long'],
  play: async (story) => {
    await search(story, 'sheer');
    await expectCount(story, '1 de 5 telas');
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Borrar la búsqueda' }));
    await expectCount(story, ALL);
    await expect(story.canvas.getByRole('searchbox', { name: 'Buscar' })).toHaveFocus();
  },
});

/** Family and status filter together, each with its count; "Quitar filtros" shows everything. */
export const Filtered = meta.story({
  name: 'Filtrado',
  tags: ['long'],
  play: async (story) => {
    await filterBy(story, 'Familia', /^Enrollables \(2\)$/);
    await expectCount(story, '2 de 5 telas');
    await filterBy(story, 'Estado', /^Suficiente \(2\)$/);
    await waitFor(async () => {
      await expect(await namesIn(story)).toEqual(['Blackout Lino Blanco']);
    });
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Quitar filtros' }));
    await expectCount(story, ALL);
    await expect(story.canvas.queryByRole('button', { name: 'Quitar filtros' })).toBeNull();
  },
});

/** A coming delivery has a date; a late one says so. */
export const ArrivingSoon = meta.story({
  name: 'Por llegar',
  tags: ['long'],
  play: async (story) => {
    await filterBy(story, 'Llegadas', /^Llega pronto/);
    await expectCount(story, '2 de 5 telas');
    await expect(
      (await rowOf(story, 'Sheer Madera Nogal')).getByText('debía llegar hace 5 días'),
    ).toBeVisible();
    await expect((await rowOf(story, 'Blackout Lino Piedra de Río')).getByText('+90 m')).toBeVisible();
  },
});

/** A link holds filters, order and page: others see the same. */
export const FromALink = meta.story({
  name: 'Desde un enlace',
  render: showing('?buscar=blackout&orden=-total&pagina=2'),
  beforeEach: wholeWarehouse,
  play: async (story) => {
    await listTable(story);
    await expect(story.canvas.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('blackout');
    await expect(story.canvas.getByRole('button', { name: 'Página 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect((await listTable(story)).getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

/** Unknown values in the address show everything, in the default order. */
export const FromAStrangeLink = meta.story({
  name: 'Desde un enlace raro',
  tags: ['long'],
  render: showing('?estado=nada&familia=zzz&orden=precio&pagina=-3&llega=nunca'),
  play: async (story) => {
    await expectCount(story, ALL);
    await expect((await namesIn(story))[0]).toBe('Blackout Lino Blanco');
  },
});

/** By any column, ascending and descending; unknown values come last. */
export const Sorted = meta.story({
  name: 'Ordenado',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(200, [
        { id: 1, name: 'Con 2', total: 2 },
        { id: 2, name: 'Sin dato' },
        { id: 3, name: 'Con 10', total: 10 },
      ]),
      'blindsStock',
    ),
  play: async (story) => {
    const total = () => story.canvas.getByRole('button', { name: 'Total' });
    await listTable(story);
    await story.userEvent.click(total());
    await waitFor(async () => {
      await expect(await namesIn(story)).toEqual(['Con 2', 'Con 10', 'Sin dato']);
    });
    await story.userEvent.click(total());
    await waitFor(async () => {
      await expect(await namesIn(story)).toEqual(['Con 10', 'Con 2', 'Sin dato']);
    });
    await expect(total()).toHaveFocus();
  },
});

/** The next page and the last one, by keyboard. */
export const Paged = meta.story({
  name: 'Por páginas',
  tags: ['long'],
  beforeEach: wholeWarehouse,
  play: async (story) => {
    const [before] = await namesIn(story);
    story.canvas.getByRole('button', { name: 'Página siguiente' }).focus();
    await story.userEvent.keyboard('{Enter}');
    await expect(await story.canvas.findByText('51 a 100 de 444')).toBeVisible();
    await expect((await namesIn(story))[0]).not.toBe(before);
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Página 9' }));
    await expect(await story.canvas.findByText('401 a 444 de 444')).toBeVisible();
  },
});

/** The statuses by their thresholds: a missing figure is not zero. */
export const States = meta.story({
  name: 'Estados',
  beforeEach: () =>
    serverAnswers(
      json(200, [
        { id: 1, name: 'Vendida de más', free: -2, threshold: 5 },
        { id: 2, name: 'Se acabó', total: 0 },
        { id: 3, name: 'Queda poca', total: 30, reserved: 26, threshold: 5, unit: 'm' },
        { id: 4, name: 'Justo el mínimo', free: 5, threshold: 5 },
        { id: 5, name: 'Sin mínimo', free: 5 },
        { id: 6, name: 'Sin nada' },
      ]),
      'blindsStock',
    ),
  play: async (story) => {
    const expected = {
      'Vendida de más': 'Agotado',
      'Se acabó': 'Agotado',
      'Queda poca': 'Por agotarse',
      'Justo el mínimo': 'Suficiente',
      'Sin mínimo': 'Sin dato',
      'Sin nada': 'Sin dato',
    };
    for (const [name, state] of Object.entries(expected)) {
      const [shown] = (await rowOf(story, name)).getAllByText(state);
      await expect(shown).toBeVisible();
    }
    await expect((await rowOf(story, 'Queda poca')).getByText('4')).toBeVisible();
  },
});

/** Very long names, markup, a duplicate id, an invalid colour and dates that are none are shown as text. */
export const Hostile = meta.story({
  name: 'Con trampas',
  tags: ['long'],
  beforeEach: () =>
    serverAnswers(
      json(200, [
        { id: 1, name: LONG, code: LONG, family: LONG, color: 'red;position:fixed', total: 1e15, unit: LONG },
        { id: 1, name: MARKUP, updated_at: 'ayer', incoming: 5, incoming_at: 'pronto', roll_width: 0 },
      ]),
      'blindsStock',
    ),
  play: async (story) => {
    await expect((await rowOf(story, MARKUP)).getByText('pronto')).toBeVisible();
    await expect((await listTable(story)).getAllByText(LONG)[0]).toBeVisible();
    await expectNoOverflow();
  },
});

/** All filtered rows, in their order, with plain numbers. */
export const Exported = meta.story({
  name: 'Exportado',
  tags: ['long'],
  play: async (story) => {
    await search(story, 'enrollables lino');
    await expectCount(story, '2 de 5 telas');
    const { name, text } = await exported(story);
    await expect(name).toMatch(/^inventario-persianas-\d{4}-\d\d-\d\d\.csv$/);
    const [heading, ...lines] = text.replace('\uFEFF', '').split('\r\n');
    await expect(heading).toBe(
      'Artículo,Clave,Familia,Estado,Ancho (m),Rollos,Metros por rollo,Total,Unidad,Apartado,Libre,Mínimo,Por llegar,Fecha de llegada,Actualizado',
    );
    await expect(lines).toHaveLength(2);
    await expect(lines[0]).toMatch(
      /^Blackout Lino Blanco,EB-101,Enrollables,Suficiente,2\.5,3,30,72\.5,m,23,49\.5,40,,,/,
    );
  },
});

/** All filtered rows on one printed sheet, without the page; the sheet is removed afterwards. */
export const Printed = meta.story({
  name: 'Impreso',
  tags: ['long'],
  beforeEach: wholeWarehouse,
  play: async (story) => {
    await listTable(story);
    await filterBy(story, 'Familia', /^Enrollables/);
    await waitFor(() => expect(story.canvas.getByText('1 a 50 de 213')).toBeVisible());
    const { sheet, end } = await print(story);
    await expect(sheet).toHaveTextContent('Familia: Enrollables');
    await expect(sheet.querySelectorAll('tbody tr')).toHaveLength(213);
    end();
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
});

export const Loading = meta.story({ name: 'Cargando', tags: ['long'], ...states.loading });
export const Slow = meta.story({ name: 'Se tarda', tags: ['long'], ...states.slow });
export const GivenUp = meta.story({ name: 'Espera cancelada', ...states.givenUp, tags: ['long'] });
export const Fails = meta.story({ name: 'Falla', tags: ['long'], ...states.fails });
export const Offline = meta.story({ name: 'Sin conexión', ...states.offline, tags: ['long'] });
export const NotOffered = meta.story({
  name: 'El servidor no lo ofrece',
  tags: ['long'],
  ...states.notOffered,
});
export const Narrowed = meta.story({ name: 'Rol limitado', tags: ['long'], ...states.narrowed });
export const Empty = meta.story({ name: 'Vacío', ...states.empty });
export const NothingFound = meta.story({ name: 'Nada encontrado', tags: ['long'], ...states.nothingFound });
export const Refreshing = meta.story({ name: 'Actualizando', ...states.refreshing });
export const RefreshFails = meta.story({
  name: 'La actualización falla',
  tags: ['long'],
  ...states.refreshFails,
});
export const Phone = meta.story({ name: 'En el teléfono', tags: ['long'], ...states.phone });
