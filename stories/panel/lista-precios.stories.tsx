import { expect, waitFor } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { href } from '#src/config/routes.ts';
import { PriceList } from '#src/screens/panel/lista-precios/price-list.tsx';
import { json, serverAnswers, serverRecovers } from '../support/answers.ts';
import { expectNoOverflow, expectPage } from '../support/expect-page.ts';
import { forbidden, offline } from '../support/failures.ts';
import { LONG, MARKUP } from '../support/hostile.ts';
import { onPhone } from '../support/phone.ts';
import { catchSavedFiles, expectSaved, fileNamed, partNamed } from '../support/steps/documents.ts';
import { waitingFor } from '../support/waiting.ts';
import { withScreen } from '../support/with-screen.tsx';

const path = href('priceList');

const meta = preview.meta({
  title: 'Pantallas/panel/lista-precios',
  component: PriceList,
  render: withScreen(<PriceList />, { path, padded: true }),
  parameters: pageParameters,
  globals: { escenario: 'distribuidor' },
});

const at = (search: string) =>
  withScreen(<PriceList />, { path: `${path}?${search}`, route: path, padded: true });

/** A distributor sees the lists with version and date, and their own prices. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    await expectPage(story, 'Lista de precios', {});
    const file = await fileNamed(story, 'Lista de precios de persianas 2026');
    await expect(file.getByText('Versión 2026.2')).toBeVisible();
    await expect(file.getByText('3 de agosto de 2026')).toBeVisible();
    const prices = await partNamed(story, 'Precios');
    await expect(await prices.findByText('568 precios')).toBeVisible();
    await expect(await prices.findByText(/Tu precio de distribuidor, sin IVA\./)).toBeVisible();
  },
});

/** A customer sees the public prices. */
export const Customer = meta.story({
  name: 'Cliente',
  tags: ['long'],
  globals: { escenario: 'cliente' },
  render: at('buscar=EB-101'),
  play: async (story) => {
    const prices = await partNamed(story, 'Precios');
    await expect(await prices.findByText(/Precio al público, con IVA\./)).toBeVisible();
    await expect(await prices.findByRole('cell', { name: /\$1,160\.00/ })).toBeVisible();
  },
});

/** The search ignores accents and the order of words. */
export const Searched = meta.story({
  name: 'Buscado',
  tags: ['long'],
  play: async (story) => {
    const prices = await partNamed(story, 'Precios');
    await story.userEvent.type(await prices.findByRole('searchbox', { name: 'Buscar' }), 'azul GALERIA lino');
    await expect(await prices.findByText(/^0 de 568/)).toBeVisible();
    await story.userEvent.clear(prices.getByRole('searchbox', { name: 'Buscar' }));
    await story.userEvent.type(prices.getByRole('searchbox', { name: 'Buscar' }), 'NOCHE azul cielo');
    await expect(await prices.findByRole('cell', { name: /^Blackout Cielo Azul Noche/ })).toBeVisible();
  },
});

/** Family, search and order come from the address, and each family shows its count. */
export const ByAddress = meta.story({
  name: 'Desde la dirección',
  tags: ['long'],
  render: at('familia=Motorización&orden=-precio'),
  play: async (story) => {
    const prices = await partNamed(story, 'Precios');
    await expect(await prices.findByRole('combobox', { name: 'Familia' })).toHaveDisplayValue(
      /^Motorización \(\d+\)$/,
    );
    const [, first] = await prices.findAllByRole('row');
    await expect(first).toHaveTextContent('Motor tubular 50 Nm');
  },
});

/** Without results there is a link to everything. */
export const NothingFound = meta.story({
  name: 'Nada encontrado',
  tags: ['long'],
  render: at('buscar=submarino'),
  play: async (story) => {
    const prices = await partNamed(story, 'Precios');
    await expect(await prices.findByText('Nada coincide con lo que buscas.')).toBeVisible();
    const [clear] = prices.getAllByRole('button', { name: 'Quitar filtros' });
    if (clear) await story.userEvent.click(clear);
    await expect(await prices.findByText('568 precios')).toBeVisible();
  },
});

/** The filtered rows as a CSV file. */
export const Exported = meta.story({
  name: 'Exportado',
  tags: ['long'],
  render: at('familia=Galerías'),
  play: async (story) => {
    const saved = catchSavedFiles();
    const prices = await partNamed(story, 'Precios');
    await story.userEvent.click(await prices.findByRole('button', { name: 'Descargar CSV' }));
    await expectSaved(saved, 'precios.csv');
  },
});

/** Printing shows every filtered price, on all pages. */
export const Printed = meta.story({
  name: 'Impreso',
  tags: ['long'],
  play: async (story) => {
    await (await partNamed(story, 'Precios')).findByText('568 precios');
    window.dispatchEvent(new Event('beforeprint'));
    const sheets = () =>
      [...document.querySelectorAll('body > div > table')].map(({ textContent }) => textContent);
    await waitFor(() => expect(sheets().filter((text) => text.includes('EB-101'))).toHaveLength(1));
    await expect(sheets().join()).toContain('MO-012');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(sheets().filter((text) => text.includes('EB-101'))).toEqual([]));
  },
});

/** Both lists are loading. */
export const Loading = meta.story({
  name: 'Cargando',
  tags: ['long'],
  beforeEach: waitingFor('brisk', 'priceListFiles', 'catalogPrices'),
  play: async (story) => {
    await expect(await (await partNamed(story, 'Para descargar')).findByRole('status')).toHaveTextContent(
      'Cargando las listas…',
    );
    await expect(await (await partNamed(story, 'Precios')).findByText('Cargando los precios…')).toBeVisible();
  },
});

/** One of them is slow; the other is shown. */
export const Slow = meta.story({
  name: 'Se tarda',
  tags: ['long'],
  beforeEach: waitingFor('slow', 'priceListFiles'),
  play: async (story) => {
    const files = await partNamed(story, 'Para descargar');
    await expect(await files.findByText('Seguimos esperando la respuesta…')).toBeVisible();
    await expect(await (await partNamed(story, 'Precios')).findByText('568 precios')).toBeVisible();
  },
});

/** A long wait can be cancelled, for that list alone. */
export const GivenUp = meta.story({
  name: 'Espera cancelada',
  tags: ['long'],
  beforeEach: waitingFor('endless', 'catalogPrices'),
  play: async (story) => {
    const prices = await partNamed(story, 'Precios');
    await story.userEvent.click(await prices.findByRole('button', { name: 'Cancelar' }));
    await expect(await prices.findByRole('alert')).toHaveTextContent('Dejaste de esperar');
    await expect(story.canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

/** Both fail, and each can be requested again. */
export const Failed = meta.story({
  name: 'Falló',
  tags: ['long'],
  beforeEach: () => serverAnswers(json(500, {}), 'priceListFiles', 'catalogPrices'),
  play: async (story) => {
    const files = await partNamed(story, 'Para descargar');
    const prices = await partNamed(story, 'Precios');
    await expect(await files.findByRole('alert')).toHaveTextContent('El servidor tuvo un problema.');
    await expect(await prices.findByRole('alert')).toHaveTextContent('El servidor tuvo un problema.');
    await serverRecovers();
    await story.userEvent.click(files.getByRole('button', { name: 'Reintentar' }));
    await fileNamed(story, 'Lista de precios de persianas 2026');
    await expect(prices.getByRole('alert')).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'Sin conexión',
  tags: ['long'],
  ...offline('catalogPrices', async (story) => (await partNamed(story, 'Precios')).findByRole('table')),
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['long'], ...forbidden('catalogPrices') });

/** Without publications it says what to expect, and names the contact. */
export const Empty = meta.story({
  name: 'Vacío',
  globals: { escenario: 'tienda-vacia' },
  play: async (story) => {
    const files = await partNamed(story, 'Para descargar');
    await expect(await files.findByText('Todavía no hay listas de precios.')).toBeVisible();
    await expect(files.getByRole('link', { name: 'Escríbenos por WhatsApp' })).toBeVisible();
    await expect(
      await (await partNamed(story, 'Precios')).findByText(/Todavía no hay precios en tu catálogo\./),
    ).toBeVisible();
  },
});

/** Files and prices with the required fields only. */
export const FewestFields = meta.story({
  name: 'Con lo mínimo',
  tags: ['long'],
  beforeEach: async () => {
    await serverAnswers(json(200, { name: 'Lista', url: '/storage/files/lista.pdf' }), 'priceListFiles');
    await serverAnswers(json(200, [{ id: 1, name: 'Tela' }]), 'catalogPrices');
  },
  play: async (story) => {
    await fileNamed(story, 'Lista');
    const prices = await partNamed(story, 'Precios');
    await expect(await prices.findByRole('cell', { name: 'A consultar' })).toBeVisible();
    await expect(prices.getByText('1 precio')).toBeVisible();
  },
});

/** Many files, two with the same name, and hostile texts, on the narrowest phone. */
export const ManyAndHostile = meta.story({
  name: 'Muchas y con trampas',
  tags: ['long'],
  globals: onPhone,
  beforeEach: async () => {
    const names = [MARKUP, LONG, ...Array.from({ length: 20 }, () => 'Lista')];
    await serverAnswers(
      json(
        200,
        names.map((name) => ({ name, url: '/storage/files/x.pdf', version: LONG, updated_at: 'ayer' })),
      ),
      'priceListFiles',
    );
    await serverAnswers(
      json(200, [{ id: 1, name: LONG, code: LONG, family: MARKUP, price: '1e9', unit: 'm²' }]),
      'catalogPrices',
    );
  },
  play: async (story) => {
    await expect(await story.canvas.findAllByRole('article')).toHaveLength(22);
    await expect(await story.canvas.findByRole('heading', { name: MARKUP })).toBeVisible();
    await (await partNamed(story, 'Precios')).findByText('1 precio');
    await expectNoOverflow();
  },
});

/** It fits the narrowest phone: columns without room appear under the name. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  render: at('buscar=EB-101'),
  play: async (story) => {
    const prices = await partNamed(story, 'Precios');
    await expect(await prices.findByRole('cell', { name: /^\$655\.50/ })).toHaveTextContent('$655.50 / m²');
    await expectNoOverflow();
  },
});
